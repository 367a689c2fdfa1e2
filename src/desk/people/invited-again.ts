/** Somebody is invited who is at the desk already: who that is, and what becomes otherwise of them. */
import type { NewStaffMember, StaffMember } from '../../../domain/contract/desk.ts';
import type { DeskWords } from '../words/it.ts';

/** @param email as it was typed: the shop knows addresses in small letters */
export const memberAt = (email: string, members: readonly StaffMember[]): StaffMember | undefined =>
  members.find((member) => member.email === email.trim().toLowerCase());

/** @returns a clause for each of role and name that changes */
export function changesOf(
  member: Pick<StaffMember, 'name' | 'role'>,
  asked: Pick<NewStaffMember, 'name' | 'role'>,
  { people: { again, roles } }: Pick<DeskWords, 'people'>,
): string[] {
  const name = asked.name.trim();
  return [
    ...(asked.role === member.role ? [] : [again.role(roles[member.role], roles[asked.role])]),
    ...(name === member.name ? [] : [again.name(name)]),
  ];
}
