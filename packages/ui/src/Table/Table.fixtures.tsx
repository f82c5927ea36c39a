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
].map(([name, company, status, tone, items, fee], at) => ({
  orderNo: `BG20261118004${21 + at}`,
  name: name as string,
  company: company as string,
  status: status as string,
  tone: tone as TagTone,
  items: items as number,
  fee: fee as string,
  createdAt: `2026-11-${18 - at} 14:2${at}`,
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
      {rows.map((row, at) => (
        <tr key={row.orderNo} data-selected={at === 1 || undefined}>
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
          <td style={{ whiteSpace: 'nowrap' }}>{row.createdAt}</td>
        </tr>
      ))}
    </tbody>
  </>
);
