/** A report of two pages on a phone. */
export const report = (
  <article style={{ padding: 16 }}>
    <h3>背景调查报告</h3>
    {[
      '候选人：林晓　应聘：高级产品经理',
      '身份证号与公安部记录一致。',
      '任职时间、职位与候选人所填一致，离职原因为个人发展。',
      '学历核验：上海财经大学，硕士，2016 年毕业，学信网可查。',
      '未发现诉讼、失信与限制消费记录。',
    ].map((text) => (
      <p key={text} style={{ minHeight: 180 }}>
        {text}
      </p>
    ))}
  </article>
);
