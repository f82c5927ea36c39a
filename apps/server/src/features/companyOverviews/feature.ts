import { companyViews as calls } from '@mingjian/api';
import { refusal } from '../../failure';
import { bindCall } from '../../http/bind';
import { resourceListCall } from '../../resources/resourceCalls';
import { demandRight } from '../../resources/scope';
import { COMPANY_STAFF } from '../../roles';
import type { Feature } from '../feature';
import { companyOverviewResource } from './resource';
import { companyOverviewTexts } from './texts';

/** Client companies with what is under way for each, and the page of one. */
export const companyOverviews: Feature = {
  name: 'companyOverviews',
  calls: [
    [
      resourceListCall(calls.getList, companyOverviewResource),
      ...[calls.save, calls.update, calls.delete].map((call) =>
        bindCall(call, async (_, caller) => {
          demandRight(caller, companyOverviewResource.may.read);
          throw refusal(405, companyOverviewTexts, (t) => t.readOnly);
        }),
      ),
    ],
  ],
  resources: [companyOverviewResource],
  menu: [
    {
      code: 'company-overview-list',
      parent: 'company',
      name: '客户概况',
      nameEn: 'Client overview',
      pageurl: 'companyOverviewList',
      icon: 'layout-grid',
      sort: 17,
      rights: COMPANY_STAFF,
    },
    {
      code: 'company-page',
      parent: 'company',
      name: '客户详情',
      nameEn: 'Client company',
      pageurl: 'companyPage',
      hidden: true,
      sort: 18,
      rights: COMPANY_STAFF,
    },
  ],
};
