import { DAY, type EntryPurpose } from '@mingjian/api';
import { hashOf } from '../database/ids';
import type { Insertable } from 'kysely';
import type { EntryLinkTable } from '../features/entryLinks/tables';

/** Tokens of the demo's links, as public as its password. */
const DEMO_LINKS: Readonly<Record<EntryPurpose, string>> = {
  clientUser: 'demo-link-of-a-candidate-000000000000000001',
  signPage: 'demo-link-for-signing-00000000000000000001',
};

/** Days that the links of the demo work. */
const DAYS = 365;

/** Returns one link for each page that is entered by one. */
export function demoLinks(now: Date): Insertable<EntryLinkTable>[] {
  return Object.entries(DEMO_LINKS).map(([purpose, token]) => ({
    tokenHash: hashOf(token),
    purpose: purpose as EntryPurpose,
    orderId: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + DAYS * DAY),
  }));
}
