import { candidateNumbers, candidates as candidateCalls, company } from '@mingjian/api';
import { bind } from '../../http/bind';
import { resourceCalls } from '../../resources/resourceCalls';
import { revealValue } from '../../resources/reveals';
import { usedIn } from '../../resources/usage';
import { CANDIDATE_CLIENTS, CANDIDATE_STAFF } from '../../roles';
import { say } from '../../texts';
import type { Feature } from '../feature';
import { candidateResource } from './resource';

const numberCalls = bind(candidateNumbers).to({
  reveal: async (request, caller, backend) => ({
    value: await revealValue(candidateResource, request, caller, backend),
  }),
});

/** The people who are checked. */
export const candidates: Feature = {
  name: 'candidates',
  calls: [Object.values(resourceCalls(candidateCalls, candidateResource)), numberCalls],
  resources: [candidateResource],
  uses: {
    [company.name]: [
      usedIn({
        by: candidateResource,
        field: 'companyId',
        says: (count) => say((t) => t.candidateCount(count)),
      }),
    ],
  },
  menu: [
    {
      code: 'candidate-list',
      parent: 'order',
      name: '候选人',
      nameEn: 'Candidates',
      pageurl: 'candidateList',
      icon: 'user-search',
      sort: 2,
      rights: CANDIDATE_STAFF,
    },
    {
      code: 'company-candidate-list',
      parent: 'company-order',
      name: '候选人',
      nameEn: 'Candidates',
      pageurl: 'candidateList',
      icon: 'user-search',
      sort: 1,
      rights: CANDIDATE_CLIENTS,
    },
  ],
};
