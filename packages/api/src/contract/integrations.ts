import { companyRef, idRef, orderRef } from '../entities/fields';
import { atsConfigDraft, atsOrder, type AtsConfig, type AtsPush } from '../entities/orderApi';
import { post } from './call';
import { listRequest, type ListPage } from './list';

/**
 * The specification names no call of these, only where they live; every recruiting system gets the
 * same seven.
 */
const ats = (name: string) => ({
  getConfig: post(`/api/${name}/getConfig`).takes(companyRef).gives<AtsConfig | null>(),
  saveConfig: post(`/api/${name}/saveConfig`).takes(atsConfigDraft).gives<AtsConfig>(),
  /**
   * An order of theirs; no session, its signature header speaks. A repeated `eventId` changes
   * nothing.
   */
  receiveOrder: post(`/api/${name}/receiveOrder`, { open: true })
    .takes(atsOrder)
    .gives<{ orderId: string }>(),
  pushProgress: post(`/api/${name}/pushProgress`).takes(orderRef).gives<AtsPush>(),
  pushResult: post(`/api/${name}/pushResult`).takes(orderRef).gives<AtsPush>(),
  getPushList: post(`/api/${name}/getPushList`).takes(listRequest).gives<ListPage<AtsPush>>(),
  /** Delivers again what failed. */
  replayPush: post(`/api/${name}/replayPush`).takes(idRef).gives<AtsPush>(),
});

/** Moka. */
export const moka = ats('moka2');
/** 飞书 */
export const feishu = ats('feishu');
/** 大易 */
export const dayi = ats('dayi');
