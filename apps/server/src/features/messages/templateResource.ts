import {
  isClock,
  messageTemplate,
  templateTextProblem,
  textOfHtml,
  withVariables,
} from '@mingjian/api';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect';
import { inputFailure, type FieldProblem } from '../../failure';
import type { Completion } from '../../resources/servedResource';
import { commonScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { MESSAGE_EDITORS, TEMPLATE_READERS } from '../../roles';
import { sayRule } from '../../texts';
import { readOptions } from '../dictionaries/options';
import type { MessageTemplateTable } from './tables';
import { messageTexts } from './texts';

type Template = Selectable<MessageTemplateTable>;

/** Templates of messages, for those who write and those who send them. */
export const templateResource = serve(
  messageTemplate,
  'messageTemplates',
)({
  objectType: 'messageTemplate',
  module: 'messages',
  label: 'name',
  scope: commonScope,
  defaultOrder: 'scene asc, channel asc, code asc',
  uniques: { message_templates_code: 'code', message_templates_in_use: 'scene' },
  may: { read: TEMPLATE_READERS, create: MESSAGE_EDITORS, delete: MESSAGE_EDITORS },
  complete: completeTemplate,
});

/** Checks a template as a whole, and returns the texts that follow from others. */
async function completeTemplate({ values, stored, caller, db }: Completion) {
  const given = { ...stored, ...values } as unknown as Template;
  const template = { ...given, ...derivedTexts(given) };
  const problems = [
    ...textProblems(template),
    ...clockProblems(template),
    ...(await rivalProblems(template, db)),
  ];
  if (problems.length > 0) throw inputFailure(problems, caller.language);
  return derivedTexts(given);
}

/** An e-mail has a plain text beside its HTML. A text message has neither HTML nor subject. */
function derivedTexts(template: Template) {
  const { channel, html, htmlEn } = template;
  if (channel === 2)
    return {
      signName: null,
      ...(html && { content: textOfHtml(withVariables(html)) }),
      ...(htmlEn && { contentEn: textOfHtml(withVariables(htmlEn)) }),
    };
  const plain = { html: null, htmlEn: null };
  return channel === 1
    ? { ...plain, subject: null, subjectEn: null }
    : { ...plain, signName: null };
}

const TEXTS = ['content', 'contentEn', 'html', 'htmlEn'] as const;
const SUBJECTS = ['subject', 'subjectEn'] as const;

function textProblems(template: Template): FieldProblem[] {
  const { scene, channel, subject, content } = template;
  const problems: FieldProblem[] = [];
  if (!content) problems.push([channel === 2 ? 'html' : 'content', messageTexts((t) => t.noText)]);
  if (channel !== 1 && !subject) problems.push(['subject', messageTexts((t) => t.noSubject)]);
  for (const field of [...TEXTS, ...SUBJECTS]) {
    const isSubject = (SUBJECTS as readonly string[]).includes(field);
    const problem = templateTextProblem(template[field] ?? '', scene, { isSubject });
    // The plain text of an e-mail has the problem of its HTML.
    const isDerived = channel === 2 && field.startsWith('content') && template.html !== null;
    if (problem && !isDerived) problems.push([field, sayRule({ problem })]);
  }
  return problems;
}

function clockProblems({ quietStart, quietEnd }: Template): FieldProblem[] {
  if (!quietStart !== !quietEnd)
    return [[quietStart ? 'quietEnd' : 'quietStart', messageTexts((t) => t.bothClocks)]];
  return (['quietStart', 'quietEnd'] as const).flatMap((field): FieldProblem[] => {
    const clock = field === 'quietStart' ? quietStart : quietEnd;
    return clock && !isClock(clock) ? [[field, messageTexts((t) => t.badClock)]] : [];
  });
}

/** Returns the names that text messages may be signed with. */
export async function signNames(db: Db): Promise<string[]> {
  const options = (await readOptions([SIGNS], db)).get(SIGNS) ?? [];
  return options.filter(({ enabled }) => enabled === 1).map(({ code }) => code);
}

/** Dictionary of the names that the gateway has approved. */
const SIGNS = 'message_sign';

/** Only one template of an occasion and channel can be the one that is sent. */
async function rivalProblems(template: Template, db: Db): Promise<FieldProblem[]> {
  const { id, scene, channel, enabled } = template;
  if (enabled !== 1 || scene === 'free') return [];
  const rival = await db
    .selectFrom('messageTemplates')
    .select('name')
    .where('scene', '=', scene)
    .where('channel', '=', channel)
    .where('enabled', '=', 1)
    .where('deletedAt', 'is', null)
    .where('id', '<>', id ?? '')
    .executeTakeFirst();
  return rival ? [['scene', messageTexts((t) => t.oneInUse(rival.name))]] : [];
}
