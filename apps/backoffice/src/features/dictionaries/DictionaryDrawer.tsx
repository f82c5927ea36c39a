import type { Dictionary } from '@mingjian/api';
import { DescriptionList, Drawer, Heading, Link, Text, useTexts } from '@mingjian/ui';
import { dictionaryCodeTexts } from './dictionaryCodes.texts';
import * as S from './DictionaryDrawer.styles';
import { DictionaryValues } from './DictionaryValues';
import { useDictionaryUses } from './useDictionaryUses';

export interface DictionaryDrawerProps {
  dictionary: Dictionary;
  onClose(): void;
}

/** A dictionary beside the list: its values in their order, and the fields that it labels. */
export function DictionaryDrawer({ dictionary, onClose }: DictionaryDrawerProps) {
  const t = useTexts(dictionaryCodeTexts);
  const { code, name, nameEn, remark } = dictionary;
  return (
    <Drawer open size="medium" title={name} onClose={onClose}>
      <S.Body>
        <DescriptionList
          columns={2}
          items={[
            { key: 'code', label: t.code, value: code },
            { key: 'nameEn', label: t.nameEn, value: nameEn },
            ...(remark ? [{ key: 'remark', label: t.remark, value: remark, wide: true }] : []),
          ]}
        />
        <S.Section>
          <Heading level={3}>{t.values}</Heading>
          <Text tone="muted">{t.valuesNote}</Text>
          <DictionaryValues code={code} />
          <div>
            <Link href={`/system/dictionaryList?dicCode.EQ=${encodeURIComponent(code)}`}>
              {t.editValues}
            </Link>
          </div>
        </S.Section>
        <S.Section>
          <Heading level={3}>{t.uses}</Heading>
          <Uses code={code} />
        </S.Section>
      </S.Body>
    </Drawer>
  );
}

function Uses({ code }: { code: string }) {
  const t = useTexts(dictionaryCodeTexts);
  const uses = useDictionaryUses(code);
  if (uses === undefined) return <Text tone="muted">{t.loading}</Text>;
  if (uses.length === 0) return <Text tone="muted">{t.noUses}</Text>;
  return (
    <S.Uses>
      {uses.map(({ key, page, field }) => (
        <li key={key}>{t.use(page, field)}</li>
      ))}
    </S.Uses>
  );
}
