import { beijing } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { maskIdCardNo } from '../../resources/masks';
import { withinScope } from '../../resources/scope';
import { recordAccess } from '../orderAccesses/recordAccess';

/**
 * Returns the authorisation letter at `path`, composed from the data recorded when the candidate
 * submitted; `null` when no order in the caller's scope has that letter. A letter is always in
 * Chinese, the language of the candidate's consent.
 */
export async function letterAt(
  path: string,
  caller: Caller,
  backend: Backend,
): Promise<File | null> {
  const order = await backend.db
    .selectFrom('orders')
    .innerJoin('companies', 'companies.id', 'orders.companyId')
    .innerJoin('candidates', 'candidates.id', 'orders.candidateId')
    .innerJoin('products', 'products.id', 'orders.productId')
    .select([
      'orders.id',
      'orders.orderNo',
      'orders.candidateName',
      'orders.submitTime',
      'orders.signingEntity',
      'candidates.idCardNo',
    ])
    .select(['companies.name as companyName', 'products.name as productName'])
    .where('orders.orderNo', '=', /^\/authorisations\/([A-Z0-9]+)\.txt$/.exec(path)?.[1] ?? '')
    .where('orders.authUrl', '=', path)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order?.submitTime) return null;
  await recordAccess([order.id], 'file', caller, backend);

  const text = [
    '背景调查授权书',
    '',
    `订单编号：${order.orderNo}`,
    `授权人：${order.candidateName}（证件号 ${maskIdCardNo(order.idCardNo)}）`,
    `委托方：${order.companyName}`,
    `签约主体：${order.signingEntity}`,
    `授权范围：${order.productName}所列调查项`,
    '',
    '本人同意委托方为招聘目的，就上述范围核实本人提供的信息。本人可随时撤回授权。',
    '',
    `签署时间：${beijing(order.submitTime)}（北京时间）`,
  ];
  return new File([`${text.join('\n')}\n`], `授权书-${order.orderNo}.txt`, {
    type: 'text/plain; charset=utf-8',
  });
}
