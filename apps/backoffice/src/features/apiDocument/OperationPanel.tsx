import { Heading, Text, useTexts } from '@mingjian/ui';
import * as S from './ApiDocumentPage.styles';
import { apiDocumentTexts } from './apiDocument.texts';
import { FieldTable } from './FieldTable';
import { typeOf } from './model/readDocument';
import { TryCall, type TryCallProps } from './TryCall';

/** One call: what it takes, what it returns, and a form to try it. */
export function OperationPanel({ operation, base, access }: TryCallProps) {
  const t = useTexts(apiDocumentTexts);
  const { description, inputs, outputs, isFile } = operation;
  return (
    <S.Parts>
      {description.split('\n\n').map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <S.Part>
        <Heading level={4} size="title">
          {t.inputs}
        </Heading>
        {inputs.length === 0 ? (
          <Text tone="muted">{t.noInput}</Text>
        ) : (
          <FieldTable
            label={t.inputs}
            fields={inputs.map(({ name, place, schema, ...input }) => ({
              ...input,
              path: name,
              place: t[place],
              type: typeOf(schema),
            }))}
          />
        )}
      </S.Part>
      <S.Part>
        <Heading level={4} size="title">
          {t.outputs}
        </Heading>
        {isFile ? <Text>{t.file}</Text> : <FieldTable label={t.outputs} fields={outputs} />}
      </S.Part>
      <TryCall operation={operation} base={base} access={access} />
    </S.Parts>
  );
}
