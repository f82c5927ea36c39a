import { Check, X } from 'lucide-react';
import { Icon, useTexts } from '../../packages/ui/src';
import type { GuideExample, GuideSections as Sections } from '../../packages/ui/src/internal/guide';
import * as S from './blocks.styles';
import { docsTexts } from './docs.texts';
import { Prose } from './Prose';
import { Section } from './Section';

/** Occasions to use a component, and those for another. */
export function UseSections({ guide }: { guide: Sections }) {
  const t = useTexts(docsTexts);
  return (
    <S.Columns>
      <Section name="use" title={t.use}>
        <SentenceList of={guide.use} />
      </Section>
      <Section name="avoid" title={t.avoid}>
        <SentenceList of={guide.avoid} />
      </Section>
    </S.Columns>
  );
}

/** Live pairs, the parts of a component, and its keys. */
export function GuideSections({ guide }: { guide: Sections }) {
  const t = useTexts(docsTexts);
  return (
    <>
      <Section name="pairs" title={t.pairs}>
        {guide.pairs.map((pair, index) => (
          <S.Pair key={index}>
            <Half kind="do" {...pair.do} />
            <Half kind="dont" {...pair.dont} />
          </S.Pair>
        ))}
      </Section>
      <Section name="anatomy" title={t.anatomy}>
        <S.Rows>
          {guide.anatomy.map(({ part, is }, index) => (
            <div key={part}>
              <dt>
                <S.Number>{index + 1}</S.Number> {part}
              </dt>
              <dd>
                <Prose>{is}</Prose>
              </dd>
            </div>
          ))}
        </S.Rows>
      </Section>
      <Section name="keyboard" title={t.keyboard}>
        {guide.keyboard.length === 0 ? (
          <p>{t.noFocus}</p>
        ) : (
          <S.Rows>
            {guide.keyboard.map(({ keys, does }, index) => (
              <div key={index}>
                <dt data-apart>{keys}</dt>
                <dd>
                  <Prose>{does}</Prose>
                </dd>
              </div>
            ))}
          </S.Rows>
        )}
      </Section>
    </>
  );
}

function SentenceList({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>
          <Prose>{sentence}</Prose>
        </li>
      ))}
    </ul>
  );
}

function Half({ kind, note, example }: GuideExample & { kind: 'do' | 'dont' }) {
  const t = useTexts(docsTexts);
  return (
    <S.Half data-kind={kind}>
      <S.Stage>{example}</S.Stage>
      <S.Note>
        <Icon icon={kind === 'do' ? Check : X} />
        <span>
          <strong>{kind === 'do' ? t.do : t.dont}</strong> <Prose>{note}</Prose>
        </span>
      </S.Note>
    </S.Half>
  );
}
