import { seededId } from '../database/ids';

const FOUNDED = new Date('2023-03-01T01:00:00Z');

/** Name, code, department above, and the roles of its members. */
const DEPARTMENTS = [
  { deptName: '总经办', deptCode: 'HQ', above: null, roles: ['ADMIN'] },
  { deptName: '交付中心', deptCode: 'DELIVERY', above: 'HQ', roles: ['PM'] },
  { deptName: '调查部', deptCode: 'VERIFY', above: 'DELIVERY', roles: ['VERIFIER', 'DISPATCH'] },
  { deptName: '质检部', deptCode: 'QUALITY', above: 'DELIVERY', roles: ['QC'] },
  { deptName: '商务部', deptCode: 'SALES', above: 'HQ', roles: ['SALES'] },
  { deptName: '财务部', deptCode: 'FINANCE', above: 'HQ', roles: ['FINANCE'] },
] as const;

const idOf = (code: string) => seededId(FOUNDED, `department ${code}`);

/** Departments of the demo, each after the one above it. */
export const demoDepartments = DEPARTMENTS.map(({ deptName, deptCode, above }, sort) => ({
  id: idOf(deptCode),
  parentId: above && idOf(above),
  deptName,
  deptCode,
  sort,
  createdAt: FOUNDED,
  updatedAt: FOUNDED,
}));

/** Returns the id of the department in which a role works; `null` for the roles of clients. */
export function departmentOf(role: string) {
  const found = DEPARTMENTS.find(({ roles }) => (roles as readonly string[]).includes(role));
  return found ? idOf(found.deptCode) : null;
}
