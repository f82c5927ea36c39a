import { demoDepartments, departmentOf } from './departments';
import { unassignedMobile } from './names';
import { demoAccounts, type DemoUser } from './people';

/**
 * Returns who leads each department: its first active member, and a project manager where there is
 * none. The accounts to try the demo with lead nothing, so that they can be deleted.
 */
export function demoLeaders(people: readonly DemoUser[]) {
  const others = people.slice(demoAccounts.length).filter(({ user }) => user.status === 1);
  const manager = others.find(({ role }) => role === 'PM')!;
  return demoDepartments.map(({ id }, index) => {
    const leader = others.find(({ role }) => departmentOf(role) === id) ?? manager;
    return { id, leaderId: leader.user.id, phone: unassignedMobile(index, 52) };
  });
}
