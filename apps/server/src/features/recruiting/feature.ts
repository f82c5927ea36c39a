import {
  dayi,
  feishu,
  moka,
  recruitingConnections,
  recruitingEvents,
  recruitingPushes,
} from '@mingjian/api';
import { bind } from '../../http/bind';
import { resourceCalls, resourceListCall } from '../../resources/resourceCalls';
import { ADMINISTRATORS } from '../../roles';
import type { Feature } from '../feature';
import { checkSignature, configOf, sampleOf, saveConfig } from './connectionCalls';
import { processAgain } from './processEvent';
import { pushProgress, pushResult, replayPush, replayPushes } from './pushCalls';
import './pushEffects';
import { receiveEvent } from './receiveEvent';
import { connectionResource, eventResource, pushResource } from './resource';
import { listPushes } from './listPushes';
import type { RecruitingSystem } from './tables';

/** The calls of one recruiting system. */
const callsOf = (area: typeof moka, system: RecruitingSystem) =>
  bind(area).to({
    getConfig: async (ref, caller, backend) => configOf(system, ref, caller, backend),
    saveConfig: async (draft, caller, backend) => saveConfig(system, draft, caller, backend),
    receiveOrder: async (event, _, backend) => receiveEvent(system, event, backend),
    pushProgress: async (ref, caller, backend) => pushProgress(system, ref, caller, backend),
    pushResult: async (ref, caller, backend) => pushResult(system, ref, caller, backend),
    getPushList: async (request, caller, backend) => listPushes(system, request, caller, backend),
    replayPush: async (ref, caller, backend) => replayPush(system, ref, caller, backend),
  });

/** Connections to recruiting systems: orders that come in, and stages that go out. */
export const recruiting: Feature = {
  name: 'recruiting',
  calls: [
    callsOf(moka, 1),
    callsOf(feishu, 2),
    callsOf(dayi, 3),
    Object.values(resourceCalls(recruitingConnections, connectionResource)),
    bind(recruitingConnections).part({
      checkSignature: async (sample, caller, backend) => checkSignature(sample, caller, backend),
      getSample: async (ref, caller, backend) => sampleOf(ref, caller, backend),
    }),
    [
      resourceListCall(recruitingPushes.getList, pushResource),
      resourceListCall(recruitingEvents.getList, eventResource),
    ],
    bind(recruitingPushes).part({
      replay: async (ref, caller, backend) => replayPushes(ref, caller, backend),
    }),
    bind(recruitingEvents).part({
      process: async (ref, caller, backend) => processAgain(ref, caller, backend),
    }),
  ],
  resources: [connectionResource, pushResource, eventResource],
  menu: [
    {
      code: 'recruiting-list',
      parent: 'system',
      name: '招聘系统对接',
      nameEn: 'Recruiting systems',
      pageurl: 'recruitingList',
      icon: 'plug',
      sort: 29,
      rights: ADMINISTRATORS,
    },
    {
      code: 'recruiting-push-list',
      parent: 'system',
      name: '招聘系统推送记录',
      nameEn: 'Deliveries to recruiting systems',
      pageurl: 'recruitingPushList',
      icon: 'send',
      sort: 290,
      rights: ADMINISTRATORS,
    },
    {
      code: 'recruiting-event-list',
      parent: 'system',
      name: '招聘系统来单记录',
      nameEn: 'Orders from recruiting systems',
      pageurl: 'recruitingEventList',
      icon: 'inbox',
      sort: 291,
      rights: ADMINISTRATORS,
    },
  ],
};
