import type { DictionaryText } from './dictionaryText';

/** The words of orders, tasks, candidates and their authorisation. */
export const orderDictionaries: Readonly<Record<string, DictionaryText>> = {
  order_status: {
    name: '订单状态',
    nameEn: 'Order status',
    options: `
      0|草稿|Draft
      10|待接单|To accept
      20|信采邀约中|Collecting
      30|待派单|To dispatch
      40|信采审核中|In review
      50|报告录入中|Report entry
      60|待填绩效|KPI form
      70|待生成报告|To generate
      80|待完成|Ready to close
      90|待结算|To invoice
      100|已结算|Settled
      -10|已取消|Cancelled
      -20|已终止|Ended with partial report`,
  },
  order_type: {
    name: '订单类型',
    nameEn: 'Order type',
    options: `
      1|精调|Refined check
      2|闪调|Flash check`,
  },
  hold_type: {
    name: '挂起原因',
    nameEn: 'On hold',
    options: `
      0|无|None
      1|待候选人|On hold: candidate
      2|待客户|On hold: client
      3|待第三方|On hold: third party
      4|内部暂停|Paused`,
  },
  order_delivery: {
    name: '交付时效',
    nameEn: 'Delivery',
    options: `
      0|未交付|Not delivered
      1|按时|In time
      2|超期|Late`,
  },
  sla_clock: {
    name: '计时状态',
    nameEn: 'Clock',
    options: `
      0|未开始|Not begun
      1|计时中|Running
      2|暂停计时|Paused
      3|已结束|Ended`,
  },
  waits_for: {
    name: '等待对象',
    nameEn: 'Waits for',
    options: `
      0|无|Nobody
      1|候选人|Candidate
      2|客户|Client
      3|第三方|Third party
      4|我方|Us`,
  },
  task_status: {
    name: '任务状态',
    nameEn: 'Task status',
    options: `
      0|待派|Unassigned
      10|待处理|Assigned
      20|处理中|Working
      25|待证明人/机构|Waiting for third party
      28|待补充|On hold for supplement
      29|接口查询中|Data source running
      30|已提交待审|Submitted
      35|审核退回|Returned
      40|已完成|Done
      45|无法核实|Unable to verify
      50|复核中|Re-verifying
      -10|已取消|Cancelled`,
  },
  kpi_category: {
    name: '绩效类别',
    nameEn: 'KPI category',
    options: `
      1|时效|Timeliness
      2|质量|Quality
      3|沟通|Communication
      4|合规|Compliance`,
  },
  kpi_measure: {
    name: '绩效计算方式',
    nameEn: 'KPI calculation',
    options: `
      onTime|按交付时间|Due times
      rework|按退回和补充|Returns and supplements
      contacts|按联系记录|Logged contacts
      compliance|按佐证和联系规范|Evidence and rules of contact
      manual|组长评定|Set by a person`,
  },
  task_result: {
    name: '核实结果',
    nameEn: 'Result',
    options: `
      1|一致|Consistent
      2|基本一致|Mostly consistent
      3|不一致|Inconsistent
      4|有记录|Record found
      5|无记录|No record
      6|属实|True
      7|不符|Not as stated
      8|无法核实|Unable to verify
      9|不适用|Not applicable`,
  },
  danger_type: {
    name: '警示类型',
    nameEn: 'Danger type',
    options: `
      1|核实类|Verification
      2|查询类|Record search`,
  },
  collect_status: {
    name: '信采状态',
    nameEn: 'Collection status',
    options: `
      0|未邀约|Not invited
      10|已邀约|Invited
      20|已打开|Opened
      30|待授权|Awaiting authorisation
      35|已授权|Authorised
      40|填写中|Filling in
      50|已提交|Submitted
      60|退回补充|Returned
      65|补充已提交|Supplement submitted
      70|审核通过|Approved
      -10|拒绝授权|Authorisation refused
      -20|链接过期|Link expired
      -30|撤回同意|Consent withdrawn`,
  },
  auth_mode: {
    name: '授权方式',
    nameEn: 'Authorisation',
    options: `
      1|线下授权|Offline
      2|短信授权|By text message
      3|硬件授权|By device
      4|接口文件授权|By file`,
  },
  notice_type: {
    name: '通知类型',
    nameEn: 'Notice type',
    options: `
      1|系统通知|System
      2|订单通知|Order
      3|申请协助|Assistance
      4|申请延期|Delay`,
  },
  leave_reason: {
    name: '离职原因',
    nameEn: 'Reason for leaving',
    options: `
      1|主动离职|Resigned
      2|合同到期|Contract ended
      3|协商解除|By agreement
      4|公司裁员|Laid off
      5|被辞退|Dismissed
      6|其他|Other`,
  },
  degree: {
    name: '学历',
    nameEn: 'Education',
    options: `
      1|高中及以下|High school or below
      2|中专|Technical school
      3|大专|College
      4|本科|Bachelor
      5|硕士|Master
      6|博士|Doctor`,
  },
  study_type: {
    name: '学习形式',
    nameEn: 'Mode of study',
    options: `
      1|全日制|Full-time
      2|非全日制|Part-time
      3|自考|Self-taught
      4|网络教育|Online`,
  },
  match_result: {
    name: '比对结果',
    nameEn: 'Match',
    options: `
      1|一致|Match
      2|不一致|Mismatch
      3|库中无此号|Not on record
      4|查询失败|Query failed`,
  },
  referee_relation: {
    name: '证明人关系',
    nameEn: 'Referee',
    options: `
      1|直属上级|Supervisor
      2|同级同事|Peer
      3|下级|Subordinate
      4|人力资源|HR
      5|客户或伙伴|Client or partner`,
  },
  number_source: {
    name: '号码来源',
    nameEn: 'Source of number',
    options: `
      1|总机转接|Switchboard
      2|官网公示|Official website
      3|候选人提供|Given by candidate
      4|客户提供|Given by client`,
  },
  contact_result: {
    name: '联系结果',
    nameEn: 'Contact result',
    options: `
      1|接通|Reached
      2|未接|No answer
      3|拒绝|Refused
      4|已约定|Appointment made
      5|号码错误|Wrong number`,
  },
  api_status: {
    name: '接口状态',
    nameEn: 'Interface status',
    options: `
      0|待查询|Waiting
      1|查询中|Asking
      2|已返回|Answered
      9|失败|Failed`,
  },
  api_problem: {
    name: '接口失败原因',
    nameEn: 'Interface problem',
    options: `
      timeout|响应超时|No response in time
      unreachable|无法连接|Not reachable
      status|服务异常|Service failed
      refused|数据源拒绝|Refused by the source
      unreadable|内容无法识别|Unreadable response
      tooLarge|内容过大|Response too large
      unknownSource|没有接入|Not connected
      stopped|订单已停止|Order stopped`,
  },
  cancel_reason: {
    name: '取消原因',
    nameEn: 'Reason for cancelling',
    options: `
      1|候选人放弃入职|Candidate withdrew
      2|岗位取消|Position cancelled
      3|候选人拒绝授权|Authorisation refused
      4|超期未授权|Not authorised in time
      5|重复下单|Ordered twice
      6|客户要求终止|Ended by client`,
  },
  delay_reason: {
    name: '延期原因',
    nameEn: 'Reason for delay',
    options: `
      1|候选人未补充|Candidate has not supplied
      2|证明人失联|Referee out of reach
      3|机构周期|Time the institution takes
      4|节假日|Holiday
      5|内部原因|Internal`,
  },
  follow_type: {
    name: '跟进方式',
    nameEn: 'Kind of contact',
    options: `
      1|电话|Phone
      2|微信|WeChat
      3|邮件|E-mail
      4|上门|Visit`,
  },
  follow_result: {
    name: '跟进结果',
    nameEn: 'Result of contact',
    options: `
      1|接通|Reached
      2|未接|Not answered
      3|拒绝|Refused
      4|约定再联系|Appointed`,
  },
};
