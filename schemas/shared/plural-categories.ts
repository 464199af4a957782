/**
 * Plural categories of CLDR beside `other`. A word with a count may have a form for each: its key has the category behind it (`daysLeft_few`), and the word itself
 * is what `other` shows. By itself, because the script of every page has it.
 */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many'] as const;
