import { code, flag, json, reference, text, time } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';
import { WEBHOOK_VERSIONS } from '../../entities/integrations/webhook';

/** Addresses of client companies that get events. Not specified. */
export const webhookEndpoint = resource('webhookEndpoint', {
  companyId: reference('aCompanyInfo', {
    search: true,
    write: 'create',
    owner: true,
    nameField: 'companyName',
  }),
  companyName: text({ max: 128, search: true }),
  name: text({ max: 64, search: true, sort: true, write: true }),
  url: text({ max: 500, search: true, sort: true, write: true }),
  /** JSON list of the chosen `WEBHOOK_EVENTS`. */
  events: json({ write: true }),
  /** Day of the version of the bodies. */
  apiVersion: code(WEBHOOK_VERSIONS, {
    search: true,
    write: true,
    default: WEBHOOK_VERSIONS.at(-1)!,
  }),
  /** 1 on · 0 off: nothing is sent. */
  status: flag({ search: true, sort: true, write: true, default: 1 }),
  /** Why the product switched it off: it answered 410, or failed for days. */
  problem: code(['gone', 'failing'], { optional: true, search: true }),
  /** First failed attempt since the last success. */
  failingSince: time({ optional: true, search: true, sort: true }),
  /** The last success. */
  successTime: time({ optional: true, search: true, sort: true }),
  /** The end of the secret that signs. */
  secretTail: text({ max: 8, optional: true }),
  /** When that secret was made. */
  secretTime: time({ optional: true }),
});

/** An address of a client company that gets events. */
export type WebhookEndpoint = RowOf<typeof webhookEndpoint>;
/** The writable fields of an endpoint. */
export type WebhookEndpointDraft = DraftIn<typeof webhookEndpoint>;
