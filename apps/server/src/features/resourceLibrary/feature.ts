import { documents as documentCalls, user } from '@mingjian/api';
import { bind } from '../../http/bind';
import { resourceCalls } from '../../resources/resourceCalls';
import { usedIn } from '../../resources/usage';
import { CLIENTS, STAFF } from '../../roles';
import type { Feature } from '../feature';
import { documentDetail, downloadDocument } from './documents';
import { documentResource } from './resource';
import { libraryTexts } from './texts';

/** The resource library: documents that staff keep for themselves and for clients. */
export const resourceLibrary: Feature = {
  name: 'resourceLibrary',
  calls: [
    Object.values(resourceCalls(documentCalls, documentResource)),
    bind(documentCalls).part({
      getInfo: async ({ id }, caller, backend) => documentDetail(id, caller, backend),
      download: async (ref, caller, backend) => downloadDocument(ref, caller, backend),
    }),
  ],
  resources: [documentResource],
  uses: {
    [user.name]: [
      usedIn({
        by: documentResource,
        field: 'ownerId',
        says: (count) => libraryTexts((t) => t.ownedCount(count)),
      }),
    ],
  },
  menu: [
    {
      code: 'resource-lib-list',
      parent: 'learning',
      name: '资源库',
      nameEn: 'Resource library',
      pageurl: 'resourceLibList',
      icon: 'folder',
      sort: 2,
      rights: STAFF,
    },
    {
      code: 'client-resource-lib',
      parent: 'company-order',
      name: '资源库',
      nameEn: 'Resource library',
      pageurl: 'resourceLib',
      icon: 'folder',
      sort: 15,
      resources: ['fResourceLib'],
      rights: CLIENTS,
    },
  ],
};
