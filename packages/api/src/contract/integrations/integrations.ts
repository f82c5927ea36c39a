import { companyRef, idRef, orderRef } from '../../schema';
import {
  atsConfigDraft,
  atsOrder,
  type AtsConfig,
  type AtsPush,
} from '../../entities/integrations/orderApi';
import { change, read } from '../call';
import { listRequest, type ListPage } from '../listPage';

/**
 * The specification names no call of these, only where they live; every recruiting system gets the
 * same seven.
 */
const ats = (name: string) => ({
  getConfig: read(`/api/${name}/getConfig`).takes(companyRef).gives<AtsConfig | null>(),
  saveConfig: change(`/api/${name}/saveConfig`).takes(atsConfigDraft).gives<AtsConfig>(),
  /**
   * An order of theirs; no session, its signature header speaks. A repeated `eventId` changes
   * nothing.
   */
  receiveOrder: change(`/api/${name}/receiveOrder`, { open: true })
    .takes(atsOrder)
    .gives<{ orderId: string }>(),
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
