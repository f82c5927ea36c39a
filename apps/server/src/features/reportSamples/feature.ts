import { reportSamples as calls } from '@mingjian/api';
import { bind } from '../../http/bind';
import { resourceListCall } from '../../resources/resourceCalls';
import { SAMPLE_READERS } from '../../roles';
import type { Feature } from '../feature';
import { drawByHand, moveSample } from './moveSample';
import { sampleOf, sampleOfOrder } from './readSamples';
import { sampleResource } from './resource';
import './sampleEffects';

/** Issued reports that are drawn, and inspected by somebody who had no part in them. */
export const reportSamples: Feature = {
  name: 'reportSamples',
  calls: [
    [resourceListCall(calls.getList, sampleResource)],
    bind(calls).part({
      getDetail: async ({ id }, caller, backend) => sampleOf(id, caller, backend),
      getOfOrder: async ({ orderId }, caller, backend) => sampleOfOrder(orderId, caller, backend),
      draw: async ({ orderId }, caller, backend) => {
        await drawByHand(orderId, caller, backend);
        return sampleOfOrder(orderId, caller, backend);
      },
      update: async (input, caller, backend) => moveSample(input, caller, backend),
    }),
  ],
  resources: [sampleResource],
  menu: [
    {
      code: 'report-samples',
      parent: 'order',
      name: '报告抽检',
      nameEn: 'Report sampling',
      pageurl: 'reportSamples',
      icon: 'clipboard-check',
      sort: 20,
      rights: SAMPLE_READERS,
    },
  ],
  uncountedTables: ['reportSampleFaults', 'reportSampleEvents'],
};
