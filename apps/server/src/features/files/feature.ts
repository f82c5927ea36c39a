import { files as fileCalls } from '@mingjian/api';
import { notFound } from '../../failure';
import { bind } from '../../http/bind';
import type { Feature } from '../../http/feature';
import { withinScope } from '../../resources/scope';
import { letterAt } from './authorisationLetter';

const calls = bind(fileCalls).part({
  download: async ({ path }, caller, backend) => {
    const stored = await backend.db
      .selectFrom('storedFiles')
      .select(['name', 'contentType', 'content'])
      .where('path', '=', path)
      .where(withinScope(caller, 'storedFiles.companyId'))
      .executeTakeFirst();
    if (stored) return new File([stored.content], stored.name, { type: stored.contentType });

    const letter = await letterAt(path, caller, backend);
    if (!letter) throw notFound();
    return letter;
  },
});

/** Stored files. A file outside the caller's scope responds like one that does not exist. */
export const files: Feature = { name: 'files', calls: [calls] };
