import { materialFolders } from '@mingjian/api';
import { resourceCalls } from '../../resources/resourceCalls';
import { MATERIAL_EDITORS } from '../../roles';
import type { Feature } from '../feature';
import { folderResource } from './resource';
import { materialArea } from './materials';

/** Libraries of pictures: the provider's, which everyone reads, and one of each company. */
export const materials: Feature = {
  name: 'materials',
  calls: [materialArea, Object.values(resourceCalls(materialFolders, folderResource))],
  resources: [folderResource],
  uncountedTables: ['materials'],
  menu: [
    {
      code: 'material-list',
      name: '素材库',
      nameEn: 'Materials',
      pageurl: 'materialList',
      icon: 'images',
      sort: 5,
      rights: MATERIAL_EDITORS,
    },
  ],
};
