/** Paragraphs of a report, with most of what rich texts may have. */
const PARTS = [
  '<h2>一、调查概述</h2>',
  '<p>受<strong>上海明鉴人力资源有限公司</strong>委托，我们于 2026 年 11 月对候选人 <span data-merge-field="candidateName">候选人姓名</span> 的任职经历进行了核实。<span style="color: #c0392b">存在一处时间不一致</span>，见<span style="background-color: #fff3bf">第二节</span>。</p>',
  '<ul><li>身份信息：一致</li><li>教育经历<ol><li>本科：已核实</li><li>硕士：待补充</li></ol></li></ul>',
  '<blockquote><p>证明人：“他负责华东区的招聘，离职是因为家庭原因。”</p></blockquote>',
  '<h3>二、任职核实</h3>',
  '<table style="width: 100%"><tbody><tr><th>单位</th><th>候选人所述</th><th>核实结果</th></tr><tr><td><p>甲公司</p></td><td><p>2020-01 至 2023-06</p></td><td><p><span style="color: #c0392b">2020-04 至 2023-06</span></p></td></tr><tr><td><p>乙公司</p></td><td><p>2023-07 至今</p></td><td><p>一致</p></td></tr></tbody></table>',
  '<p style="text-align: center"><span style="font-size: 10.5pt">以上内容仅供委托方使用</span></p>',
  '<hr>',
  '<p>详见<a href="https://example.com/rules" target="_blank" rel="noopener noreferrer">报告说明</a>。</p>',
];

/** A report of two sections as HTML. */
export const SAMPLE_REPORT = PARTS.join('');
