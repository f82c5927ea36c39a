import { useState, type CSSProperties, type FocusEvent } from 'react';
import type { OrderTopInfo } from '@mingjian/api';
import { Button, Icon, Popover, useTexts } from '@mingjian/ui';
import { FileWidget } from '@mingjian/widgets/FileWidget';
import { ScrollText } from 'lucide-react';
import { readRules } from '../../shared/companies/companyRules';
import { useFileSources } from '../../shared/files/useFileSources';
import * as S from './OrderDetailsPage.styles';
import { orderDetailsTexts } from './orderDetails.texts';

/** The rules of the client company, by their authors. */
export function RulesPopover({ rulesList }: Pick<OrderTopInfo, 'rulesList'>) {
  const t = useTexts(orderDetailsTexts);
  const sources = useFileSources();
  const rules = readRules(rulesList);
  const [isCovered, setCovered] = useState(false);
  const handleFocus = ({ currentTarget, target }: FocusEvent) =>
    setCovered(!currentTarget.contains(target));
  return (
    <Popover
      label={t.rules}
      style={isCovered ? COVERED : undefined}
      trigger={
        <Button size="small" icon={<Icon icon={ScrollText} />}>
          {t.rules}
        </Button>
      }
    >
      {rules.length === 0 ? (
        t.noRules
      ) : (
        <S.Rules onFocus={handleFocus}>
          {rules.map(({ username, files }) => (
            <li key={username + files.map((file) => file.url).join()}>
              <FileWidget
                {...sources}
                readOnly
                label={username}
                valueFormat="array"
                value={files.map(({ name, url }) => ({ name, url }))}
              />
            </li>
          ))}
        </S.Rules>
      )}
    </Popover>
  );
}

/** Popovers are above dialogs, so this one is invisible while it has a preview open. */
const COVERED: CSSProperties = { opacity: 0 };
