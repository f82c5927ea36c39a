import { createHmac, timingSafeEqual } from 'node:crypto';
import { API_BASE } from './apiBase';

/** Milliseconds after which an address opens nothing. Equal ones are given for half of it. */
const LIFETIME = 600_000;

const NAME = String.raw`[0-9a-f]{32}\.[a-z0-9]{1,10}`;
const OPENING = `${API_BASE}/system/openFile/`;
const STORED = new RegExp(String.raw`(?<![\w./-])/uploads/(${NAME})`, 'g');
const SIGNED = new RegExp(
  String.raw`(?:https?://[^\s"'<>/]+)?${OPENING}(${NAME})` +
    String.raw`\?ticket=[\w.-]+(?:&(?:amp;)?size=[a-z]+)?`,
  'g',
);

/** The addresses of uploaded files, each signed for one reader. */
export interface FileAddresses {
  /** Returns a text with the addresses of the uploaded files that it names by their paths. */
  addressed(text: string, reader: string): Promise<string>;
  /** Returns who may use a ticket to open a file now; `undefined` when nobody may. */
  readerOf(name: string, ticket: string): Promise<string | undefined>;
}

/** Returns the addresses that are signed with a key. */
export function fileAddresses(key: () => Promise<string>, now: () => Date): FileAddresses {
  const sign = async (...parts: string[]) =>
    createHmac('sha256', await key())
      .update(parts.join('\n'))
      .digest('base64url');
  const ticketOf = async (name: string, until: string, reader: string) =>
    `${until}.${reader}.${await sign(name, until, reader)}`;

  return {
    async addressed(text, reader) {
      const names = new Set(Array.from(text.matchAll(STORED), ([, name]) => name!));
      if (names.size === 0) return text;
      const half = LIFETIME / 2;
      const until = String((Math.floor(now().getTime() / half) + 2) * half);
      const tickets = new Map<string, string>();
      for (const name of names) tickets.set(name, await ticketOf(name, until, reader));
      return text.replace(
        STORED,
        (_, name: string) => `${OPENING}${name}?ticket=${tickets.get(name)}`,
      );
    },
    async readerOf(name, ticket) {
      const [until = '', reader = ''] = ticket.split('.');
      const isGenuine = isEqual(ticket, await ticketOf(name, until, reader));
      return isGenuine && now().getTime() < Number(until) ? reader : undefined;
    },
  };
}

/** Returns a text with the paths of the uploaded files that it names by their addresses. */
export const withoutAddresses = (text: string) => text.replace(SIGNED, '/uploads/$1');

function isEqual(...texts: [string, string]) {
  const [one, other] = texts.map((text) => Buffer.from(text)) as [Buffer, Buffer];
  return one.length === other.length && timingSafeEqual(one, other);
}
