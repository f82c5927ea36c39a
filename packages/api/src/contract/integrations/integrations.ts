import { companyRef, idRef, orderRef } from '../../schema';
import {
  atsConfigDraft,
  atsEvent,
  atsReplay,
  atsRetry,
  atsSample,
  type AtsConfig,
  type AtsPush,
  type AtsSignature,
  type AtsSignedSample,
} from '../../entities/integrations/orderApi';
import { recruitingConnection } from '../../resources/integrations/recruitingConnection';
import {
  recruitingEvent,
  type RecruitingEvent,
} from '../../resources/integrations/recruitingEvent';
import { recruitingPush } from '../../resources/integrations/recruitingPush';
import { change, read } from '../call';
import { crud } from '../crud';
import { listRequest, type ListPage } from '../listPage';

/**
 * The specification names no call of these, only where they live; every recruiting system gets the
 * same seven.
 */
const ats = (name: string) => ({
  getConfig: read(`/api/${name}/getConfig`).takes(companyRef).gives<AtsConfig | null>(),
  saveConfig: change(`/api/${name}/saveConfig`).takes(atsConfigDraft).gives<AtsConfig>(),
  /**
   * Takes an event of theirs; no session, its signature headers speak. It is stored once and
   * answered at once, in the words of the system: an order of it is made by a job.
   */
  receiveOrder: change(`/api/${name}/receiveOrder`, {
    open: true,
    sends: 'bytes',
    responseType: 'file',
    selfManaged: 'It stores the event and leaves all else to a job, which makes the order.',
  })
    .takes(atsEvent)
    .gives<File>(),
  pushProgress: change(`/api/${name}/pushProgress`).takes(orderRef).gives<AtsPush>(),
  pushResult: change(`/api/${name}/pushResult`).takes(orderRef).gives<AtsPush>(),
  getPushList: read(`/api/${name}/getPushList`).takes(listRequest).gives<ListPage<AtsPush>>(),
  /** Repeats a failed delivery. */
  replayPush: change(`/api/${name}/replayPush`).takes(idRef).gives<AtsPush>(),
});

/** Moka. */
export const moka = ats('moka2');
/** 飞书 */
export const feishu = ats('feishu');
/** 大易 */
export const dayi = ats('dayi');

/** Connections of companies to recruiting systems, for administrators. Not specified. */
export const recruitingConnections = {
  ...crud(recruitingConnection),
  /** Returns whether headers and a body that arrived are signed with the key of a connection. */
  checkSignature: read('/recruitingConnection/checkSignature')
    .takes(atsSample)
    .gives<AtsSignature>(),
  /** Returns an event that is signed with the key of a connection. */
  getSample: read('/recruitingConnection/getSample').takes(idRef).gives<AtsSignedSample>(),
};

/** Deliveries to recruiting systems. Not specified. */
export const recruitingPushes = {
  getList: crud(recruitingPush).getList,
  /** Attempts deliveries again, from the beginning of their schedule. */
  replay: change('/recruitingPush/replay').takes(atsReplay).gives<{ count: number }>(),
};

/** Events of recruiting systems. Not specified. */
export const recruitingEvents = {
  getList: crud(recruitingEvent).getList,
  /** Tries to make the order of a failed event again. */
  process: change('/recruitingEvent/process').takes(atsRetry).gives<RecruitingEvent>(),
};
