import { entryLinks as linkCalls } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Feature } from '../feature';
import { publicLink, readLink } from './entryLinks';

/** Entries of people without an account, by links with random tokens. */
export const entryLinks: Feature = {
  name: 'entryLinks',
  calls: [
    bind(linkCalls).part({
      check: async (ref, caller, backend) =>
        publicLink(await readLink(ref, caller, backend), backend),
    }),
  ],
  uncountedTables: ['entryLinks'],
};
