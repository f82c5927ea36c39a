import { dictionaryValues } from '@mingjian/api';
import type { BoundArea } from '../../http/bind';
import { resourceCalls } from '../../resources/resourceCalls';
import { dictionaryValueResource } from './dictionaryValueResource';

/** Values of dictionaries: list, save, update, delete. */
export const dictionaryValueCalls: BoundArea = Object.values(
  resourceCalls(dictionaryValues, dictionaryValueResource),
);
