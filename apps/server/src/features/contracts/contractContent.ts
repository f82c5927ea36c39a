import type { ContractSection } from '@mingjian/api';
import type { Db } from '../../database/connect';
import { hashOf } from '../../database/ids';
import { maskIdCardNo } from '../../resources/masks';
import type { Language } from '../../texts';
import { consentsOf } from '../collect/consents';
import { PROVIDER, type ContractRow } from './contractRows';
import { sectionsOf, titleIn } from './contractTemplates';
import { documentTexts } from './documentTexts';

/** A consent as it is part of a letter. */
export interface SignedConsent {
  key: string;
  title: string;
  content: string;
  version: string;
  agreed: boolean;
}

/** Content that a signature is below: everything that its reader sees. */
export interface ContractContent {
  language: Language;
  contractNo: string;
  title: string;
  template: string;
  /** Labels and values of the head: the parties, the order. */
  facts: (readonly [label: string, value: string])[];
  sections: ContractSection[];
  /** Of a letter; otherwise none. */
  consents: SignedConsent[];
}

/**
 * Returns the content of a contract in a language. `agreed` has the keys of the consents that are
 * given; without it they are as they were decided.
 */
export async function contentOf(
  row: ContractRow,
  agreed: readonly string[] | undefined,
  language: Language,
  db: Db,
): Promise<ContractContent> {
  const company = await db
    .selectFrom('companies')
    .select(['name', 'creditCode', 'retentionMonths'])
    .where('id', '=', row.companyId)
    .executeTakeFirstOrThrow();
  const say = (choose: Parameters<typeof documentTexts>[0]) => documentTexts(choose)(language);
  const order =
    row.orderId === null
      ? undefined
      : await db
          .selectFrom('orders')
          .innerJoin('candidates', 'candidates.id', 'orders.candidateId')
          .select(['orders.orderNo', 'orders.position', 'orders.candidateName'])
          .select(['orders.signingEntity', 'candidates.idCardNo'])
          .where('orders.id', '=', row.orderId)
          .executeTakeFirstOrThrow();
  const consents =
    row.formId === null
      ? []
      : await consentsOf({ id: row.formId, orderId: row.orderId! }, company.name, language, db);
  const facts: [string, string][] = order
    ? [
        [say((t) => t.candidate), `${order.candidateName}  ${maskIdCardNo(order.idCardNo)}`],
        [say((t) => t.company), company.name],
        ...(order.signingEntity === '' || order.signingEntity === company.name
          ? []
          : [[say((t) => t.signingEntity), order.signingEntity] as [string, string]]),
        [say((t) => t.provider), PROVIDER],
        [say((t) => t.orderNo), order.orderNo],
      ]
    : [
        [say((t) => t.company), [company.name, company.creditCode ?? ''].join('  ').trim()],
        [say((t) => t.provider), PROVIDER],
      ];
  return {
    language,
    contractNo: row.contractNo,
    title: titleIn(row.kind, row.title, language),
    template: row.template,
    facts: [...facts, [say((t) => t.contractNo), row.contractNo]],
    sections: sectionsOf(
      row.kind,
      {
        companyName: company.name,
        candidateName: order?.candidateName ?? '',
        position: order?.position ?? '',
        retentionMonths: company.retentionMonths,
      },
      language,
    ),
    consents: consents.map(({ key, title, content, version, agreed: decided }) => ({
      key,
      title,
      content,
      version,
      agreed: agreed ? agreed.includes(key) : decided === true,
    })),
  };
}

/** Returns the hash of a content: of all that was shown, and nothing else. */
export const contentHashOf = (content: ContractContent) => hashOf(JSON.stringify(content));
