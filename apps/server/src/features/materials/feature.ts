import { materialFolders } from '@mingjian/api';
import type { Feature } from '../../http/feature';
import { resourceCalls } from '../../resources/resourceCalls';
import { folderResource } from './folders';
import { materialArea } from './materials';

/** Libraries of pictures: the provider's, which everyone reads, and one of each company. */
export const materials: Feature = {
  name: 'materials',
  calls: [materialArea, Object.values(resourceCalls(materialFolders, folderResource))],
  resources: [folderResource],
  uncountedTables: ['materials'],
};
