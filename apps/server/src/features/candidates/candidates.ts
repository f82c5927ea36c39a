import { candidates } from '@mingjian/api';
import type { BoundArea } from '../../http/bind';
import { resourceCalls } from '../../resources/resourceCalls';
import { candidateResource } from './candidateResource';

/** Candidates: list, save, update, delete. */
export const candidateCalls: BoundArea = Object.values(
  resourceCalls(candidates, candidateResource),
);
