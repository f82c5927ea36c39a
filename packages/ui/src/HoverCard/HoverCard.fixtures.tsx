import { Button } from '../Button/Button';
import { Link } from '../Link/Link';

/** Card of a candidate. */
export const candidateCard = (
  <div style={{ display: 'grid', gap: 8 }}>
    <strong>欧阳静怡</strong>
    <span>产品总监 · 上海明鉴人力资源信息技术服务有限公司华东分公司</span>
    <span>授权：已签署　订单：2 个进行中</span>
    <span>
      <Link href="#orders">查看订单</Link> <Button size="small">催办</Button>
    </span>
  </div>
);

/** Card of a company with a very long name. */
export const companyCard = (
  <div style={{ display: 'grid', gap: 8 }}>
    <strong>呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司</strong>
    <span>
      Hulunbuir Ewenki Autonomous Banner Bayantohoi Mingjian Human Resources Consulting Services
      Co., Ltd.
    </span>
    <span>
      候选人目前在职，请勿联系现任雇主；学历核实可直接通过学信网完成，工作经历从 2019
      年起核实，之前的经历由客户自行核对。
    </span>
    <Link href="#company">查看签约主体</Link>
  </div>
);
