import { Combobox, type Guide } from '@mingjian/ui';
import type { Person } from '../RecipientTransfer';
import { UserSelect } from './UserSelect';

/** Guide of `UserSelect`. */
export const userSelectGuide: Guide = (say) => {
  const people: Person[] = [
    { id: '1', realname: say('林晓', 'Lin Xiao'), phone: '13800138000' },
    { id: '2', realname: say('欧阳静怡', 'Ouyang Jingyi'), phone: '13800138001' },
  ];
  const label = say('项目经理', 'Project manager');
  const resolve = async (ids: readonly string[]) => people.filter(({ id }) => ids.includes(id));
  return {
    use: [
      say(
        '从服务端的许多用户中选一位，例如公司的项目经理。',
        'To select one of many users on the server, such as the manager of a company.',
      ),
      say(
        '`resolve` 保持同一个函数：同一页的字段合并为一次请求。',
        'Keep `resolve` the same function: the fields of a page share one request.',
      ),
    ],
    avoid: [
      say(
        '选择多位用户：用 `RecipientTransfer` 或 `PeoplePickDialog`。',
        'For several people: use `RecipientTransfer` or `PeoplePickDialog`.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say('始终显示姓名，离职的用户也一样。', 'The name is shown, also of one who left.'),
          example: (
            <UserSelect
              label={label}
              load={async () => people}
              resolve={resolve}
              defaultValue="1"
            />
          ),
        },
        dont: {
          note: say('未加载的选项显示为编号。', 'An option that is not loaded is shown as its id.'),
          example: <Combobox label={label} load={async () => []} defaultValue="u-8f2c41" />,
        },
      },
    ],
    anatomy: [
      { part: say('输入框', 'Input'), is: say('姓名，或占位文字', 'the name, or a placeholder') },
      {
        part: say('选项', 'Option'),
        is: say('头像、姓名和手机号', 'avatar, name and phone number'),
      },
    ],
    keyboard: [
      { keys: 'ArrowDown', does: say('打开列表。', 'Opens the list.') },
      { keys: 'Enter', does: say('选择当前选项。', 'Selects the active option.') },
      { keys: 'Escape', does: say('不作更改地关闭列表。', 'Closes the list without a change.') },
    ],
  };
};
