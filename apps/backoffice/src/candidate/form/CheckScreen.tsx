import { collect } from '@mingjian/api';
import { Alert, Button, Card, useStore, useTexts } from '@mingjian/ui';
import { AnswerCards } from '../after/AnswerCards';
import { Frame } from '../frame/Frame';
import * as S from '../frame/screen.styles';
import { isUnderWay, uploads } from '../files/uploadQueue';
import { usePage } from '../page/pageContext';
import { http } from '../visit/http';
import { useAction } from '../visit/useAction';
import { leaveView } from '../visit/useHash';
import * as C from './Check.styles';
import { checkTexts } from './check.texts';
import { FormNotices } from './FormNotices';
import type { Missing } from './model/missing';
import { unsentDefaults } from './model/submission';
import { useMissing } from './useMissing';

export interface CheckScreenProps {
  /** Called with the id of a control that something is missing in. */
  onFix: (fieldId: string) => void;
}

/** The missing answers, each with the way to it, and all others before they are submitted. */
export function CheckScreen({ onFix }: CheckScreenProps) {
  const t = useTexts(checkTexts);
  const { page, saver, reload, position } = usePage();
  const items = useStore(saver.store, (state) => state.items);
  const isUploading = useStore(uploads, isUnderWay);
  const missing = useMissing();
  const action = useAction();
  const submit = async () => {
    if (!(await saver.flush())) throw new Error(t.offline);
    await http.send(collect.submitCollectFormData, { items: unsentDefaults(items) });
    saver.forget();
    leaveView();
    await reload();
  };
  const reason = missing.length > 0 ? t.incomplete : isUploading ? t.uploading : undefined;
  return (
    <Frame title={t.title} lead={t.lead} position={position} hasRights>
      <FormNotices />
      {missing.length > 0 ? (
        <Card title={t.missing(missing.length)}>
          <MissingList missing={missing} onFix={onFix} />
        </Card>
      ) : (
        <Alert tone="success">{t.complete}</Alert>
      )}
      <AnswerCards items={page.items.map((item) => items[item.groupCode]?.item ?? item)} />
      {action.error !== null && <Alert tone="danger">{action.error}</Alert>}
      <S.Actions>
        <Button size="large" onClick={leaveView}>
          {t.back}
        </Button>
        <Button
          tone="primary"
          size="large"
          loading={action.isRunning}
          disabledReason={reason}
          onClick={() => void action.run(submit)}
        >
          {t.submit}
        </Button>
      </S.Actions>
    </Frame>
  );
}

function MissingList({ missing, onFix }: CheckScreenProps & { missing: readonly Missing[] }) {
  const t = useTexts(checkTexts);
  const { page } = usePage();
  const isList = (groupCode: string) =>
    page.items.find((item) => item.groupCode === groupCode)?.isList === true;
  const textOf = ({ groupCode, item, stretch, label }: Missing) => {
    if (stretch === null) return t.field(item, t.files);
    return isList(groupCode) ? t.fieldOf(item, stretch + 1, label) : t.field(item, label);
  };
  return (
    <S.List>
      {missing.map((one) => (
        <li key={one.fieldId}>
          <C.Fix type="button" onClick={() => onFix(one.fieldId)}>
            {textOf(one)}
            {one.isWrong && ` · ${t.wrong}`}
          </C.Fix>
        </li>
      ))}
    </S.List>
  );
}
