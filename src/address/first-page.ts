/** PAGE-02, PAGE-16: the page of an address that names none. */
export const firstPage = 'our_case';
