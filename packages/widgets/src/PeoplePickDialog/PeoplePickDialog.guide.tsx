import { useState } from 'react';
import { Button, type Guide } from '@mingjian/ui';
import { RecipientTransfer, type Person } from '../RecipientTransfer';
import { PeoplePickDialog } from './PeoplePickDialog';

interface ExampleProps {
  label: string;
  people: readonly Person[];
}

function Example({ label, people }: ExampleProps) {
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <PeoplePickDialog
        open={isOpen}
        load={async () => people}
        value={value}
        onClose={() => setOpen(false)}
        onConfirm={(ids) => {
          setValue(ids);
          setOpen(false);
        }}
      />
    </>
  );
}

/** Guide of `PeoplePickDialog`. */
export const peoplePickDialogGuide: Guide = (say) => {
  const people: Person[] = [
    { id: '1', realname: say('林晓', 'Lin Xiao'), phone: '13800138000' },
    { id: '2', realname: say('欧阳静怡', 'Ouyang Jingyi'), phone: '13800138001' },
  ];
  return {
    use: [
      say(
        '在表单中选择若干人，而页面没有放下两个列表的位置。',
        'To select people in a form that has no room for two lists.',
      ),
      say(
        '确定之前什么都不改变；`onConfirm` 同时给出编号和姓名。',
        'Nothing changes before it is confirmed; `onConfirm` has the ids and the names.',
      ),
    ],
    avoid: [
      say(
        '页面的主要任务就是选人：直接用 `RecipientTransfer`。',
        'Where selecting people is the page’s task: use `RecipientTransfer` itself.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say('表单保持简短。', 'The form stays short.'),
          example: <Example label={say('选择接收人', 'Select recipients')} people={people} />,
        },
        dont: {
          note: say('两个列表挤在窄表单里。', 'Two lists are squeezed into a narrow form.'),
          example: (
            <div style={{ maxWidth: 240 }}>
              <RecipientTransfer
                label={say('接收人', 'Recipients')}
                load={async () => people}
                sources={['everyone']}
              />
            </div>
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('对话框', 'Dialog'),
        is: say('宽度为窗口的 55%；手机上在底部', '55 % of the window wide; a sheet on a phone'),
      },
      {
        part: say('两个列表', 'Two lists'),
        is: say('同 `RecipientTransfer`', 'as in `RecipientTransfer`'),
      },
    ],
    keyboard: [
      {
        keys: 'Escape',
        does: say(
          '清空搜索，再按不作更改地关闭。',
          'Clears the search, then closes without a change.',
        ),
      },
    ],
  };
};
