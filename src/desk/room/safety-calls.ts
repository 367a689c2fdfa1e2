/** The desk's calls about who buys a safety part. What is done may be sent twice. */
import type { WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import type { SafetyPass, SafetyRefusal } from '../../../domain/contract/desk-safety.ts';
import type { Call } from './call.ts';

export function createSafetyCalls(call: Call) {
  const put = (number: string, path: string, body: object) =>
    call<WholeDeskOrder>('PUT', `/orders/${encodeURIComponent(number)}/safety/${path}`, body);
  return {
    passSafety: (number: string, pass: SafetyPass) => put(number, 'passed', pass),
    refuseSafety: (number: string, refusal: SafetyRefusal) => put(number, 'refused', refusal),
  };
}
