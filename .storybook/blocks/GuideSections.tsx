import { Unstyled } from '@storybook/addon-docs/blocks';
import { Check, X } from 'lucide-react';
import { Icon } from '../../packages/ui/src';
import type { Guide, GuideExample } from '../../packages/ui/src/internal/guide';
import * as S from './blocks.styles';

/** Use and misuse of a component, live pairs, its parts and its keys. */
export function GuideSections({ guide }: { guide: Guide }) {
  return (
    <>
      <h2>When to use it</h2>
      <SentenceList of={guide.use} />
      <h2>When not</h2>
      <SentenceList of={guide.avoid} />
      <h2>Do and don’t</h2>
      <Unstyled>
        {guide.pairs.map((pair) => (
          <S.Pair key={pair.do.note}>
            <Half kind="do" {...pair.do} />
            <Half kind="dont" {...pair.dont} />
          </S.Pair>
        ))}
      </Unstyled>
      <h2>Anatomy</h2>
      <Unstyled>
        <S.Rows>
          {guide.anatomy.map(({ part, is }, index) => (
            <div key={part}>
              <dt>
                <S.Number>{index + 1}</S.Number> {part}
              </dt>
              <dd>
                <Text>{is}</Text>
              </dd>
            </div>
          ))}
        </S.Rows>
      </Unstyled>
      <h2>Keyboard</h2>
      {guide.keyboard.length === 0 && <p>It takes no focus.</p>}
      <Unstyled>
        <S.Rows>
          {guide.keyboard.map(({ keys, does }) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>
                <Text>{does}</Text>
              </dd>
            </div>
          ))}
        </S.Rows>
      </Unstyled>
    </>
  );
}

function SentenceList({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>
          <Text>{sentence}</Text>
        </li>
      ))}
    </ul>
  );
}

/** Text with code in `backticks`. */
function Text({ children }: { children: string }) {
  return children
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? <code key={`${index}${piece}`}>{piece}</code> : piece,
    );
}

function Half({ kind, note, example }: GuideExample & { kind: 'do' | 'dont' }) {
  return (
    <S.Half data-kind={kind}>
      <S.Stage>{example}</S.Stage>
      <S.Note>
        <Icon icon={kind === 'do' ? Check : X} />
        <span>
          <strong>{kind === 'do' ? 'Do' : 'Don’t'}</strong> <Text>{note}</Text>
        </span>
      </S.Note>
    </S.Half>
  );
}
