import type { SignPage } from '@mingjian/api';
import { Card, DescriptionList, Disclosure, Link, useTexts } from '@mingjian/ui';
import * as F from '../frame/screen.styles';
import { usePage } from '../page/pageContext';
import * as S from './Letter.styles';
import { signatureTexts } from './signature.texts';

export interface LetterCardProps {
  letter: SignPage;
  /** Keys of the consents that are agreed to. */
  agreed: readonly string[];
}

/** The letter in place, and the candidate's decision about each consent. */
export function LetterCard({ letter: { title, sections }, agreed }: LetterCardProps) {
  const t = useTexts(signatureTexts);
  const { page } = usePage();
  const namesOf = (isAgreed: boolean) => {
    const names = page.consents
      .filter(({ key }) => agreed.includes(key) === isAgreed)
      .map(({ title: name }) => name);
    return names.length === 0 ? (
      t.none
    ) : (
      <F.Names>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </F.Names>
    );
  };
  return (
    <Card title={title} actions={<Link href="#/notice">{t.change}</Link>}>
      <F.Column>
        <DescriptionList
          columns={1}
          items={[
            { key: 'agreed', label: t.agreed, value: namesOf(true) },
            { key: 'refused', label: t.refused, value: namesOf(false) },
          ]}
        />
        <Disclosure title={t.letter} defaultOpen>
          <S.Letter>
            {sections.map(({ heading, paragraphs }, index) => (
              <section key={index}>
                {heading !== null && <h3>{heading}</h3>}
                {paragraphs.map((text, line) => (
                  <p key={line}>{text}</p>
                ))}
              </section>
            ))}
          </S.Letter>
        </Disclosure>
      </F.Column>
    </Card>
  );
}
