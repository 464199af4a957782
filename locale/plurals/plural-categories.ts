/**
 * Plural categories of CLDR beside `other`. A word with a count may have a form for each: its key has the category behind it (`daysLeft_few`), and the word itself
 * is what `other` shows. In a file of its own, because the script of every page contains it.
 */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many'] as const;
