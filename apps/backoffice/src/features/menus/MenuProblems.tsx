import { managedProblems, MENU_PROBLEMS, ruleText, type ManagedMenu } from '@mingjian/api';
import { Alert, Button, useLocale, useTexts } from '@mingjian/ui';
import * as S from './MenuPage.styles';
import { menuPageTexts } from './menus.texts';

export interface MenuProblemsProps {
  menu: ManagedMenu;
  onSelect(code: string): void;
}

/** The entries that lead to no page, each with the reason. Nothing when there are none. */
export function MenuProblems({ menu, onSelect }: MenuProblemsProps) {
  const t = useTexts(menuPageTexts);
  const { language } = useLocale();
  const problems = managedProblems(menu);
  if (problems.length === 0) return null;
  const nameOf = (code: string) => {
    const entry = menu.entries.find((one) => one.code === code);
    return (language === 'en' ? entry?.nameEn : entry?.name) || code;
  };
  return (
    <Alert tone="warning" title={t.problems(problems.length)} data-whole>
      <S.Problems>
        {problems.map(({ code, reason, path }) => (
          <li key={`${code} ${reason}`}>
            <Button size="small" tone="quiet" onClick={() => onSelect(code)}>
              {t.problem(nameOf(code), path, ruleText(MENU_PROBLEMS[reason], language))}
            </Button>
          </li>
        ))}
      </S.Problems>
    </Alert>
  );
}
