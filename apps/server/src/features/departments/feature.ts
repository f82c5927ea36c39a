import { departments as departmentCalls, user } from '@mingjian/api';
import { resourceCalls } from '../../resources/resourceCalls';
import { usedIn } from '../../resources/usage';
import { ADMINISTRATORS } from '../../roles';
import type { Feature } from '../feature';
import { departmentTexts } from './texts';
import { departmentResource } from './resource';

/** Departments of the provider's staff. */
export const departments: Feature = {
  name: 'departments',
  calls: [Object.values(resourceCalls(departmentCalls, departmentResource))],
  resources: [departmentResource],
  uses: {
    [user.name]: [
      usedIn({
        by: departmentResource,
        field: 'leaderId',
        says: (count) => departmentTexts((t) => t.ledCount(count)),
      }),
    ],
  },
  menu: [
    {
      code: 'department-list',
      parent: 'system',
      name: '部门',
      nameEn: 'Departments',
      pageurl: 'deptList',
      icon: 'network',
      sort: 1,
      rights: ADMINISTRATORS,
    },
  ],
};
