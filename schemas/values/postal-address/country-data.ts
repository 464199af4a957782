// Made by scripts/address-data/make.ts of the data of Google's address service (libaddressinput, Apache License 2.0). Do not edit.

/** Countries without postcodes. */
export const withoutPostcode =
  'AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN LC LY ML MO MR MS MW NR NU PA PS QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV UG VU WS YE ZW';

/** Countries without whose postcode no letter arrives. */
export const postcodeRequired =
  'AS AT AU AX BE BL BR CA CH CN CZ DE DK EE ES FI FK FM FR GB GF GG GL GP GR GS GU HU IM IN IO IT JE JP KR LI LT LU LV MF MH MP MQ MX MY NC NL NO NZ PF PL PM PN PR PT PW RE RO RU SE SG SH SJ SK SM TC TR TW UA US VI WF YT ZA';

/** Countries whose addresses need a state, province or the like. */
export const stateRequired =
  'AE AS AU BR CA CN CO CR ES FM HK HN ID IN IQ IT JM JP KN KR KY MH MP MX NR PF PG PW RU SO SV TW UM US VE VI VN';

/** Countries whose addresses need no town. */
export const townOptional = 'AE AG CO GI HK ID JP KY MO NR SG SM VG VN';
