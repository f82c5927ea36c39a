import { useEffect, useRef, type ReactNode } from 'react';
import { useStore, useTexts } from '@mingjian/ui';
import type { StepPosition } from '../page/model/steps';
import { chooseLanguage, language } from '../visit/language';
import * as S from './Frame.styles';
import { frameTexts } from './frame.texts';

export interface FrameProps {
  /** Heading of the screen, and title of the window. */
  title: string;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** Position among the steps. @default no progress line */
  position?: StepPosition | undefined;
  /** Whether the foot leads to the rights of the candidate. @default false */
  hasRights?: boolean | undefined;
  children: ReactNode;
}

/** A screen of a candidate: head with brand, language and progress, one column, and a foot. */
export function Frame({ title, lead, position, hasRights = false, children }: FrameProps) {
  const t = useTexts(frameTexts);
  const chosen = useStore(language);
  const headingRef = useScreenFocus(title);
  useEffect(() => {
    document.title = `${title} · ${t.brand}`;
  }, [title, t.brand]);

  return (
    <S.Root>
      <S.Head>
        <S.Bar>
          <img src="/icon.svg" alt="" />
          <strong>{t.brand}</strong>
          <span>{t.product}</span>
          <S.LanguageButton
            type="button"
            lang={chosen === 'zh' ? 'en' : 'zh-CN'}
            aria-label={t.toOther}
            onClick={() => chooseLanguage(chosen === 'zh' ? 'en' : 'zh')}
          >
            {t.otherLanguage}
          </S.LanguageButton>
        </S.Bar>
        <S.Title>
          {position && <p>{t.step(position.index, position.count)}</p>}
          <h1 ref={headingRef} tabIndex={-1}>
            {title}
          </h1>
          {lead != null && <p>{lead}</p>}
        </S.Title>
        {position && (
          <S.Line aria-hidden>
            {Array.from({ length: position.count }, (_, index) => (
              <i key={index} data-reached={index < position.index || undefined} />
            ))}
          </S.Line>
        )}
      </S.Head>
      <S.Main>{children}</S.Main>
      <S.Foot>{hasRights && <a href="#/rights">{t.rights}</a>}</S.Foot>
    </S.Root>
  );
}

/** Moves focus to the heading of each screen after the first: it is read, and at the top. */
let isFirstScreen = true;

function useScreenFocus(title: string) {
  const ref = useRef<HTMLHeadingElement>(null);
  const last = useRef<string | null>(null);
  const chosen = useStore(language);
  const lastLanguage = useRef(chosen);
  useEffect(() => {
    // Another language is the same screen.
    const isSameScreen = last.current !== null && lastLanguage.current !== chosen;
    lastLanguage.current = chosen;
    if (last.current === title) return;
    last.current = title;
    if (isSameScreen) return;
    if (!isFirstScreen) {
      window.scrollTo(0, 0);
      ref.current?.focus({ preventScroll: true });
    }
    isFirstScreen = false;
  }, [title, chosen]);
  return ref;
}
