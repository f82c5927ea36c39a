import type { Guide } from '@mingjian/ui';
import { FindingForm } from './FindingForm';

/** Guide of `FindingForm`. */
export const findingFormGuide: Guide = (say) => {
  const label = say('工作经历', 'Employment');
  const rows = [
    {
      key: 'position',
      label: say('职位', 'Position'),
      claim: say('高级产品经理', 'Senior product manager'),
    },
  ];
  const found = {
    findings: { position: { finding: say('产品经理', 'Product manager'), verdict: 3 as const } },
    level: null,
    levelReason: '',
  };
  return {
    use: [
      say(
        '用于逐项核对申报与查证：每行是申报、核实结果和结论，最后判灯。',
        'To check claims one by one: each row has claim, finding and verdict; the level comes last.',
      ),
      say(
        '`suggestion` 由产品的规则得出，组件只显示：一次按键采用，由人决定。',
        'The `suggestion` follows from rules of the product. It is adopted by one press; a person decides.',
      ),
      say(
        '判灯前还要填写的内容（如结论）作为子元素，位于核实结果与警示度之间。',
        'Other fields of the judgement, such as a conclusion, are children: they stand between the rows and the level.',
      ),
      say(
        '补上同类组件的缺口：可粘贴表格的一列，多出和截断的行会说明并可撤销；一段多行文字不会被拆开；采用建议后焦点不丢；输入时只重绘该行。',
        'Peers lack or are blamed for this: a column of a spreadsheet is pasted at once, what did not fit is told, and it can be undone; lines of a text stay together; focus stays after adopting; only the row that is typed into renders.',
      ),
    ],
    avoid: [
      say('只判定一个等级：用 `DangerLevelSegments`。', 'One level: use `DangerLevelSegments`.'),
      say('只读的结果表格：用 `Table`。', 'Results to read: use `Table`.'),
      say('行由用户增减：用 `Form` 的行。', 'Rows that people add: use the rows of `Form`.'),
    ],
    pairs: [
      {
        do: {
          note: say('建议写明依据。', 'The suggestion says what it follows from.'),
          example: (
            <FindingForm
              label={label}
              rows={rows}
              defaultValue={found}
              suggestion={{
                level: 2,
                reason: say('职位与申报不一致', 'the position differs from the claim'),
              }}
            />
          ),
        },
        dont: {
          note: say(
            '没有依据的建议，只能照做或忽略。',
            'Without it, people can only obey or ignore the suggestion.',
          ),
          example: (
            <FindingForm
              label={label}
              rows={rows}
              defaultValue={found}
              suggestion={{ level: 2, reason: '' }}
            />
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('行', 'Row'),
        is: say('以申报项命名的分组', 'a group that is named by what is claimed'),
      },
      {
        part: say('结论', 'Verdict'),
        is: say(
          '`SegmentedControl`；`verdicts` 可替换，第一项表示与申报一致',
          'a `SegmentedControl`; `verdicts` replaces them, the first stands for "as claimed"',
        ),
      },
      {
        part: say('警示度', 'Level'),
        is: say(
          '`DangerLevelSegments`，空间有限时用 `levelForm="select"`',
          '`DangerLevelSegments`, or a list with `levelForm="select"`',
        ),
      },
      {
        part: say('判灯理由', 'Reason'),
        is: say(
          '红灯、黄灯或与建议不同时必填',
          'required for red, yellow, and a level other than the suggested one',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Enter',
        does: say('到下一行，最后一行之后到判定。', 'Goes to the next row, then to the judgement.'),
      },
      { keys: 'Shift+Enter', does: say('在核实结果中换行。', 'Breaks a line in a finding.') },
      {
        keys: '=',
        does: say(
          '在空的核实结果中：填入申报，结论为一致。',
          'In an empty finding: copies the claim, and its verdict agrees.',
        ),
      },
      {
        keys: 'Alt+1–9',
        does: say('在核实结果中：选择结论。', 'In a finding: selects the verdict.'),
      },
      { keys: '1–9', does: say('在结论中：选择结论。', 'In the verdicts: selects one.') },
      { keys: '1–5', does: say('在警示度中：选择等级。', 'In the levels: selects one.') },
    ],
  };
};
