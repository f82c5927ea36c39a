import { departments as departmentCalls } from '@mingjian/api';
import type { Feature } from '../../http/feature';
import { resourceCalls } from '../../resources/resourceCalls';
import { ADMINISTRATORS } from '../../roles';
import { departmentResource } from './departments';

/** Departments of the provider's staff. */
export const departments: Feature = {
  name: 'departments',
  calls: [Object.values(resourceCalls(departmentCalls, departmentResource))],
  resources: [departmentResource],
  menu: [
    {
      code: 'department-list',
      parent: 'system',
      name: '部门',
      nameEn: 'Departments',
      pageurl: 'deptList',
      icon: 'network',
      sort: 1,
      roles: ADMINISTRATORS,
    },
  ],
};
