import { company, reportLayouts as layoutCalls } from '@mingjian/api';
import { resourceCalls } from '../../resources/resourceCalls';
import { usedIn } from '../../resources/usage';
import { LAYOUT_EDITORS } from '../../roles';
import type { Feature } from '../feature';
import { layoutResource } from './resource';
import { layoutTexts } from './texts';

/** Layouts of reports: order of sections, fields, colour and pictures. */
export const reportLayouts: Feature = {
  name: 'reportLayouts',
  calls: [Object.values(resourceCalls(layoutCalls, layoutResource))],
  resources: [layoutResource],
  uses: {
    [company.name]: [
      usedIn({
        by: layoutResource,
        field: 'companyId',
        says: (count) => layoutTexts((t) => t.layoutCount(count)),
      }),
    ],
  },
  menu: [
    {
      code: 'report-layout-list',
      parent: 'order',
      name: '报告排版模板',
      nameEn: 'Report layouts',
      icon: 'layout-template',
      pageurl: 'f-order/reportLayouts',
      sort: 18,
      rights: LAYOUT_EDITORS,
    },
    {
      code: 'report-layout',
      parent: 'order',
      name: '排版模板',
      nameEn: 'Report layout',
      pageurl: 'f-order/reportLayout',
      hidden: true,
      sort: 19,
      rights: LAYOUT_EDITORS,
    },
  ],
};
