/** The desk's calls about what channels have sold and somebody fetches. */
import type { ElsewhereList } from '../../../domain/contract/desk-elsewhere.ts';
import type { Call } from './call.ts';

export function createElsewhereCalls(call: Call) {
  return {
    elsewhere: () => call<ElsewhereList>('GET', '/elsewhere'),
    pickElsewhere: (id: string, isPicked: boolean) =>
      call<ElsewhereList>('PUT', `/elsewhere/${id}/picked`, { isPicked }),
  };
}
