import { companies } from '@mingjian/api';
import type { BoundArea } from '../../http/bind';
import { resourceCalls } from '../../resources/resourceCalls';
import { companyResource } from './companyResource';

/** Client companies: list, save, update, delete. */
export const companyCalls: BoundArea = Object.values(resourceCalls(companies, companyResource));
