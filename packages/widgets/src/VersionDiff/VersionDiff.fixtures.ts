/** A remark of a report before and after its review. */
export const remark = {
  before:
    '候选人学历为本科，2014 年毕业，GPA 3.5。\n直属上级评价沟通主动、交付稳定。\n离职原因为个人发展。',
  after: '候选人学历为硕士，2016 年毕业，GPA 3.8。\n直属上级评价沟通主动、交付稳定，愿意再次共事。',
};
