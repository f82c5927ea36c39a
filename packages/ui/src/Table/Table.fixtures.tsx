import { CircleAlert, CircleCheck, Clock, Lock, type LucideIcon } from 'lucide-react';
import { Checkbox } from '../Checkbox/Checkbox';
import { Icon } from '../Icon/Icon';
import { Tag, type TagTone } from '../Tag/Tag';
import { TruncatedText } from '../TruncatedText/TruncatedText';

interface Row {
  orderNo: string;
  name: string;
  company: string;
  status: string;
  tone: TagTone;
  items: number;
  fee: string;
  createdAt: string;
}

const long = '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司';

const rows: Row[] = [
  ['欧阳静怡', '上海明鉴信息技术有限公司', '调查中', 'accent', 8, '1,280.00'],
  ['王晓明', long, '待补充', 'warning', 12, '2,460.00'],
  ['Maria da Silva', 'Deutsche Handelsbank (China) Co., Ltd.', '已完成', 'success', 5, '860.00'],
  ['买买提·吐尔逊', '新疆天山人才服务有限公司', '已超时', 'danger', 9, '1,540.00'],
  ['李雷', '深圳市前海供应链管理有限公司', '未开始', 'neutral', 3, '420.00'],
].map(([name, company, status, tone, items, fee], index) => ({
  orderNo: `BG20261118004${21 + index}`,
  name: name as string,
  company: company as string,
  status: status as string,
  tone: tone as TagTone,
  items: items as number,
  fee: fee as string,
  createdAt: `2026-11-${18 - index} 14:2${index}`,
}));

/** Head and body of a list of orders, the second row selected. */
export const orders = (
  <>
    <thead>
      <tr>
        <th scope="col" data-pin>
          订单编号
        </th>
        <th scope="col">候选人</th>
        <th scope="col">签约主体</th>
        <th scope="col">状态</th>
        <th scope="col" data-align="end" aria-sort="none">
          <button type="button">项数</button>
        </th>
        <th scope="col" data-align="end">
          费用（元）
        </th>
        <th scope="col" aria-sort="descending">
          <button type="button">创建时间</button>
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        <tr key={row.orderNo} data-selected={index === 1 || undefined}>
          <td data-pin>{row.orderNo}</td>
          <td>{row.name}</td>
          <td style={{ maxWidth: 220 }}>
            <TruncatedText>{row.company}</TruncatedText>
          </td>
          <td>
            <Tag dot tone={row.tone}>
              {row.status}
            </Tag>
          </td>
          <td data-align="end">{row.items}</td>
          <td data-align="end">{row.fee}</td>
          <td>
            <bdi>{row.createdAt}</bdi>
          </td>
        </tr>
      ))}
    </tbody>
  </>
);

/** The same orders with check boxes, the first two selected. */
export const selectableOrders = (
  <>
    <thead>
      <tr>
        <th scope="col">选择</th>
        <th scope="col">订单编号</th>
        <th scope="col">候选人</th>
        <th scope="col" data-align="end">
          费用（元）
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        <tr key={row.orderNo} aria-selected={index < 2}>
          <td>
            <Checkbox label={`选择 ${row.orderNo}`} hideLabel defaultChecked={index < 2} />
          </td>
          <td>{row.orderNo}</td>
          <td>{row.name}</td>
          <td data-align="end">{row.fee}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={3}>
          合计
        </th>
        <td data-align="end">6,560.00</td>
      </tr>
    </tfoot>
  </>
);

/**
 * The same orders with check boxes, the second one locked: the reason is in a cell, in the bubble
 * of the row and in the description of its box.
 */
export const lockedOrders = (
  <>
    <thead>
      <tr>
        <th scope="col">选择</th>
        <th scope="col">订单编号</th>
        <th scope="col">候选人</th>
        <th scope="col">状态</th>
        <th scope="col" data-align="end">
          费用（元）
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => {
        const isLocked = index === 1;
        return (
          <tr
            key={row.orderNo}
            {...(isLocked && {
              'aria-disabled': true,
              'data-reason': '李雷正在编辑这一单，保存后才能选择',
            })}
          >
            <td>
              <Checkbox
                label={`选择 ${row.orderNo}`}
                hideLabel
                disabled={isLocked}
                {...(isLocked && { 'aria-describedby': 'locked-order' })}
              />
            </td>
            <td>{row.orderNo}</td>
            <td>{row.name}</td>
            <td>
              {isLocked ? (
                <Tag mark={<Icon icon={Lock} />}>
                  <span id="locked-order">李雷正在编辑</span>
                </Tag>
              ) : (
                <Tag dot tone={row.tone}>
                  {row.status}
                </Tag>
              )}
            </td>
            <td data-align="end">{row.fee}</td>
          </tr>
        );
      })}
    </tbody>
  </>
);

const marks: Partial<Record<TagTone, LucideIcon>> = {
  success: CircleCheck,
  warning: Clock,
  danger: CircleAlert,
};

/**
 * Orders of which three are highlighted: a bar at the start of the row, and an icon with a text in
 * its cell.
 */
export const tonedOrders = (
  <>
    <thead>
      <tr>
        <th scope="col" data-pin>
          订单编号
        </th>
        <th scope="col">候选人</th>
        <th scope="col">状态</th>
        <th scope="col">创建时间</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => {
        const mark = marks[row.tone];
        return (
          <tr
            key={row.orderNo}
            data-tone={mark && row.tone}
            data-selected={index === 3 || undefined}
          >
            <td data-pin>{row.orderNo}</td>
            <td>{row.name}</td>
            <td>
              <Tag tone={row.tone} {...(mark && { mark: <Icon icon={mark} /> })}>
                {row.status}
              </Tag>
            </td>
            <td>
              <bdi>{row.createdAt}</bdi>
            </td>
          </tr>
        );
      })}
    </tbody>
  </>
);

/** A thousand orders, numbered. */
export const manyOrders = (
  <>
    <thead>
      <tr>
        <th scope="col" data-align="end">
          序号
        </th>
        <th scope="col">订单编号</th>
        <th scope="col">候选人</th>
        <th scope="col" data-align="end">
          费用（元）
        </th>
      </tr>
    </thead>
    <tbody>
      {Array.from({ length: 1000 }, (_, index) => rows[index % rows.length]!).map(
        ({ name, fee }, index) => (
          <tr key={index}>
            <td data-align="end">{index + 1}</td>
            <td>BG2026{String(index + 1).padStart(6, '0')}</td>
            <td>{name}</td>
            <td data-align="end">{fee}</td>
          </tr>
        ),
      )}
    </tbody>
  </>
);

/** Long names in cells that wrap, a truncated one, and a word that cannot break. */
export const longOrders = (
  <>
    <thead>
      <tr>
        <th scope="col">订单编号</th>
        <th scope="col">签约主体</th>
        <th scope="col">备注</th>
        <th scope="col" data-wrap data-align="end">
          含税费用（元，已扣除合同约定的阶梯折扣）
        </th>
      </tr>
    </thead>
    <tbody>
      {[long, 'Deutsche Handelsbank (China) Co., Ltd., Shanghai Pilot Free Trade Zone Branch'].map(
        (company, index) => (
          <tr key={company}>
            <td>BG2026111800{index + 431}</td>
            <td data-wrap style={{ minWidth: 200 }}>
              {company}
            </td>
            <td style={{ maxWidth: 180 }}>
              <TruncatedText>
                候选人目前在职，请勿联系现任雇主。学历核实可直接通过学信网完成。
              </TruncatedText>
            </td>
            <td data-align="end">1,284,560.00</td>
          </tr>
        ),
      )}
    </tbody>
  </>
);
