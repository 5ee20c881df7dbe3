/** Made by `npm run answers`: the answers that the reference page shows, by operation. */
export const ANSWERS: Readonly<Record<string, { status: number; body: string }>> = {
  getEntryPoint: {
    status: 200,
    body: "{\"version\":\"v1\",\"name\":\"port43\",\"routes\":[\"/v1/\",\"/v1/account\",\"…\"]}",
  },
  getAccount: {
    status: 200,
    body: "{\n \"account\": {\n  \"id\": \"ID\",\n  \"email\": \"client@example.com\",\n  \"api_token\": \"KEY\",\n  \"credits_remaining\": 991,\n  \"plan\": \"payg\",\n  \"quota\": null,\n  \"used\": null,\n  \"period\": null\n }\n}",
  },
  getUsage: {
    status: 200,
    body: "{\n \"usage\": {\n  \"by\": \"route\",\n  \"from\": \"2026-10-25\",\n  \"to\": \"2026-11-23\",\n  \"charged\": 9,\n  \"refunded\": 0,\n  \"rows\": [{\"route\":\"/v1/jobs\",\"charged\":2,\"refunded\":0},{\"route\":\"/v1/\",\"charged\":1,\"refunded\":0}]\n }\n}",
  },
  lookUp: {
    status: 200,
    body: "{\n \"response\": {\n  \"daystamp\": \"2026-11-23\",\n  \"query\": \"example.de\",\n  \"domain\": \"example.de\",\n  \"available\": false,\n  \"properties\": {\n   \"disclaimer\": \"This answer is given for information only, and nob…\",\n   \"domain\": \"example.de\",\n   \"domain_id\": null,\n   \"referral_whois\": null,\n   \"referral_url\": null,\n   \"status\": \"registered\",\n   \"available?\": false,\n   \"registered?\": true,\n   \"created_on\": null,\n   \"updated_on\": \"2018-03-15T21:03:52+01:00\",\n   \"expires_on\": null,\n   \"registrar\": null,\n   \"registrant_contacts\": [],\n   \"admin_contacts\": [],\n   \"technical_contacts\": [],\n   \"nameservers\": [\n    {\n     \"name\": \"ns1.example.de\",\n     \"ipv4\": \"192.0.2.53\",\n     \"ipv6\": \"2001:db8::53\",\n     \"addresses\": [\"192.0.2.53\",\"2001:db8::53\"]\n    },\n    {\"name\":\"ns2.example.net\",\"ipv4\":null,\"ipv6\":null,\"addresses\":[]}\n   ],\n   \"available\": false,\n   \"registered\": true,\n   \"statuses\": [\"connect\"],\n   \"dnssec\": {\n    \"signed\": true,\n    \"ds\": [],\n    \"keys\": [\n     {\n      \"flags\": 257,\n      \"protocol\": 3,\n      \"algorithm\": 13,\n      \"public_key\": \"AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJC…\"\n     }\n    ]\n   },\n   \"abuse_contact\": null,\n   \"reseller\": null,\n   \"billing_contacts\": [],\n   \"events\": [{\"action\":\"last changed\",\"date\":\"2018-03-15T21:03:52+01:00\"}],\n   \"redacted\": [],\n   \"ttls\": []\n  },\n  \"record\": \"% Restricted rights.\\n%\\n% Terms and Conditions of U…\",\n  \"parts\": [{\"body\":\"% Restricted rights.\\n%\\n% Terms and Conditions of U…\",\"host\":\"whois.denic.de\"}],\n  \"warnings\": [],\n  \"sources\": [{\"host\":\"whois.denic.de\",\"protocol\":\"whois\",\"ms\":3,\"charset\":\"utf-8\"}],\n  \"cached\": true,\n  \"stale\": false\n }\n}",
  },
  lookUpBatch: {
    status: 200,
    body: "{\n \"results\": [\n  {\n   \"index\": 0,\n   \"input\": \"example.de\",\n   \"response\": {\n    \"daystamp\": \"2026-11-23\",\n    \"query\": \"example.de\",\n    \"domain\": \"example.de\",\n    \"available\": false,\n    \"properties\": {\n     \"disclaimer\": \"This answer is given for information only, and nob…\",\n     \"domain\": \"example.de\",\n     \"domain_id\": null,\n     \"referral_whois\": null,\n     \"referral_url\": null,\n     \"status\": \"registered\",\n     \"available?\": false,\n     \"registered?\": true,\n     \"created_on\": null,\n     \"updated_on\": \"2018-03-15T21:03:52+01:00\",\n     \"expires_on\": null,\n     \"registrar\": null,\n     \"registrant_contacts\": [],\n     \"admin_contacts\": [],\n     \"technical_contacts\": [],\n     \"nameservers\": [\n      {\n       \"name\": \"ns1.example.de\",\n       \"ipv4\": \"192.0.2.53\",\n       \"ipv6\": \"2001:db8::53\",\n       \"addresses\": [\"192.0.2.53\",\"2001:db8::53\"]\n      },\n      {\"name\":\"ns2.example.net\",\"ipv4\":null,\"ipv6\":null,\"addresses\":[]}\n     ],\n     \"available\": false,\n     \"registered\": true,\n     \"statuses\": [\"connect\"],\n     \"dnssec\": {\n      \"signed\": true,\n      \"ds\": [],\n      \"keys\": [\n       {\n        \"flags\": 257,\n        \"protocol\": 3,\n        \"algorithm\": 13,\n        \"public_key\": \"AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJC…\"\n       }\n      ]\n     },\n     \"abuse_contact\": null,\n     \"reseller\": null,\n     \"billing_contacts\": [],\n     \"events\": [{\"action\":\"last changed\",\"date\":\"2018-03-15T21:03:52+01:00\"}],\n     \"redacted\": [],\n     \"ttls\": []\n    },\n    \"record\": \"% Restricted rights.\\n%\\n% Terms and Conditions of U…\",\n    \"parts\": [{\"body\":\"% Restricted rights.\\n%\\n% Terms and Conditions of U…\",\"host\":\"whois.denic.de\"}],\n    \"warnings\": [],\n    \"sources\": [{\"host\":\"whois.denic.de\",\"protocol\":\"whois\",\"ms\":3,\"charset\":\"utf-8\"}],\n    \"cached\": false,\n    \"stale\": false\n   }\n  },\n  {\n   \"index\": 1,\n   \"input\": \"example.zz\",\n   \"error\": {\"code\":\"R02\",\"name\":\"WhoisServerNotFound\",\"message\":\"no WHOIS server is known for .zz\"}\n  }\n ]\n}",
  },
  rotateCallbackSecret: {
    status: 201,
    body: "{\n \"callback_secret\": {\n  \"secret\": \"whsec_SECRET\",\n  \"created_on\": \"2026-11-23T08:23:51+00:00\",\n  \"former_until\": null\n }\n}",
  },
  getBalanceCallback: {
    status: 200,
    body: "{\n \"callback\": {\n  \"url\": \"https://hooks.example.com/balance\",\n  \"state\": \"waiting\",\n  \"attempts\": 0,\n  \"status\": null,\n  \"last_on\": null,\n  \"below\": 100\n }\n}",
  },
  setBalanceCallback: {
    status: 200,
    body: "{\n \"callback\": {\n  \"url\": \"https://hooks.example.com/balance\",\n  \"state\": \"waiting\",\n  \"attempts\": 0,\n  \"status\": null,\n  \"last_on\": null,\n  \"below\": 100\n }\n}",
  },
  deleteBalanceCallback: {
    status: 200,
    body: "{\n \"callback\": {\n  \"url\": \"https://hooks.example.com/balance\",\n  \"state\": \"waiting\",\n  \"attempts\": 0,\n  \"status\": null,\n  \"last_on\": null,\n  \"below\": 100\n }\n}",
  },
  listKeys: {
    status: 200,
    body: "{\n \"keys\": [\n  {\n   \"id\": \"main\",\n   \"name\": \"main\",\n   \"manages\": true,\n   \"created_on\": null,\n   \"last_used_on\": \"2026-11-23T08:23:51+00:00\"\n  },\n  {\n   \"id\": \"ID\",\n   \"name\": \"shop\",\n   \"manages\": false,\n   \"created_on\": \"2026-11-23T08:23:51+00:00\",\n   \"last_used_on\": null\n  }\n ]\n}",
  },
  createKey: {
    status: 201,
    body: "{\n \"key\": {\n  \"id\": \"ID\",\n  \"name\": \"shop\",\n  \"manages\": false,\n  \"created_on\": \"2026-11-23T08:23:51+00:00\",\n  \"last_used_on\": null,\n  \"api_token\": \"KEY\"\n }\n}",
  },
  deleteKey: {
    status: 200,
    body: "{\n \"key\": {\n  \"id\": \"ID\",\n  \"name\": \"shop\",\n  \"manages\": false,\n  \"created_on\": \"2026-11-23T08:23:51+00:00\",\n  \"last_used_on\": null\n }\n}",
  },
  getAvailability: {
    status: 200,
    body: "{\n \"response\": {\n  \"available\": false,\n  \"status\": \"registered\",\n  \"reason\": \"registered\",\n  \"host\": \"whois.verisign-grs.com\",\n  \"line\": \"Domain Status: clientDeleteProhibited https://ican…\",\n  \"by\": \"whois\"\n }\n}",
  },
  getRecordText: {
    status: 200,
    body: "   Domain Name: EXAMPLE.COM\n   Registry Domain ID: 1000001_DOMAIN_COM-VRSN\n   Registrar WHOIS Server: whois.registrar.example\n   Registrar URL: https://www.registrar.example\n   Updated Date: 2025-08-17T07:20:06Z\n   Creation Date: 1995-08-17T04:00:00Z\n   Registry Expiry Date: 2028-08-16T04:00:00Z\n   Registrar: Example Registrar, Inc.\n   Registrar IANA ID: 9999\n   Registrar Abuse Contact Email: abuse@registrar.example\n…",
  },
  getRecord: {
    status: 200,
    body: "{\n \"response\": {\"daystamp\":\"2026-11-23\",\"record\":\"   Domain Name: EXAMPLE.COM\\n   Registry Domain ID:…\"}\n}",
  },
  getParts: {
    status: 200,
    body: "{\n \"response\": {\n  \"daystamp\": \"2026-11-23\",\n  \"parts\": [\n   {\"body\":\"   Domain Name: EXAMPLE.COM\\n   Registry Domain ID:…\",\"host\":\"whois.verisign-grs.com\"},\n   {\"body\":\"Domain Name: example.com\\nRegistry Domain ID: 10000…\",\"host\":\"whois.registrar.example\"}\n  ]\n }\n}",
  },
  getProperties: {
    status: 200,
    body: "{\n \"response\": {\n  \"daystamp\": \"2026-11-23\",\n  \"properties\": {\n   \"disclaimer\": \"TERMS OF USE: This answer is given for information…\",\n   \"domain\": \"example.com\",\n   \"domain_id\": \"1000001_DOMAIN_COM-VRSN\",\n   \"referral_whois\": \"whois.registrar.example\",\n   \"referral_url\": \"https://www.registrar.example\",\n   \"status\": \"registered\",\n   \"available?\": false,\n   \"registered?\": true,\n   \"created_on\": \"1995-08-17T04:00:00+00:00\",\n   \"updated_on\": \"2025-08-17T07:20:06+00:00\",\n   \"expires_on\": \"2028-08-16T04:00:00+00:00\",\n   \"registrar\": {\n    \"id\": \"9999\",\n    \"name\": \"Example Registrar, Inc.\",\n    \"organization\": null,\n    \"url\": \"https://www.registrar.example\",\n    \"iana_id\": 9999,\n    \"email\": null,\n    \"phone\": null,\n    \"address\": null\n   },\n   \"registrant_contacts\": [\n    {\n     \"id\": null,\n     \"type\": 1,\n     \"name\": \"Domain Administrator\",\n     \"organization\": \"Example Holdings Ltd\",\n     \"address\": \"1 Example Street\\nSuite 100\",\n     \"city\": \"Exampleville\",\n     \"zip\": \"90000\",\n     \"state\": \"CA\",\n     \"country\": null,\n     \"country_code\": \"US\",\n     \"phone\": \"+1.2025550123\",\n     \"fax\": \"+1.2025550124\",\n     \"email\": \"hostmaster@example.com\",\n     \"created_on\": null,\n     \"updated_on\": null,\n     \"phone_ext\": null,\n     \"fax_ext\": null,\n     \"privacy_service\": null\n    }\n   ],\n   \"admin_contacts\": [\n    {\n     \"id\": null,\n     \"type\": 2,\n     \"name\": \"Domain Administrator\",\n     \"organization\": \"Example Holdings Ltd\",\n     \"address\": \"1 Example Street\\nSuite 100\",\n     \"city\": \"Exampleville\",\n     \"zip\": \"90000\",\n     \"state\": \"CA\",\n     \"country\": null,\n     \"country_code\": \"US\",\n     \"phone\": \"+1.2025550123\",\n     \"fax\": \"+1.2025550124\",\n     \"email\": \"hostmaster@example.com\",\n     \"created_on\": null,\n     \"updated_on\": null,\n     \"phone_ext\": null,\n     \"fax_ext\": null,\n     \"privacy_service\": null\n    }\n   ],\n   \"technical_contacts\": [\n    {\n     \"id\": null,\n     \"type\": 3,\n     \"name\": \"Network Operations\",\n     \"organization\": \"Example Networks Ltd\",\n     \"address\": \"2 Sample Road\",\n     \"city\": \"Sampleton\",\n     \"zip\": \"SA1 1MP\",\n     \"state\": null,\n     \"country\": null,\n     \"country_code\": \"GB\",\n     \"phone\": \"+44.1632960123\",\n     \"fax\": null,\n     \"email\": \"noc@example.net\",\n     \"created_on\": null,\n     \"updated_on\": null,\n     \"phone_ext\": null,\n     \"fax_ext\": null,\n     \"privacy_service\": null\n    }\n   ],\n   \"nameservers\": [\n    {\"name\":\"ns1.example.com\",\"ipv4\":null,\"ipv6\":null,\"addresses\":[]},\n    {\"name\":\"ns2.example.net\",\"ipv4\":null,\"ipv6\":null,\"addresses\":[]}\n   ],\n   \"available\": false,\n   \"registered\": true,\n   \"statuses\": [\"clientDeleteProhibited\",\"clientTransferProhibited\",\"…\"],\n   \"dnssec\": {\n    \"signed\": true,\n    \"ds\": [\n     {\n      \"key_tag\": 12345,\n      \"algorithm\": 13,\n      \"digest_type\": 2,\n      \"digest\": \"000102030405060708090A0B0C0D0E0F101112131415161718…\"\n     }\n    ],\n    \"keys\": []\n   },\n   \"abuse_contact\": {\"email\":\"abuse@registrar.example\",\"phone\":\"+1.2025550100\"},\n   \"reseller\": null,\n   \"billing_contacts\": [],\n   \"events\": [\n    {\"action\":\"last changed\",\"date\":\"2025-08-17T07:20:06+00:00\"},\n    {\"action\":\"registration\",\"date\":\"1995-08-17T04:00:00+00:00\"}\n   ],\n   \"redacted\": [],\n   \"ttls\": []\n  }\n }\n}",
  },
  getDatedAvailability: {
    status: 200,
    body: "{\"response\":{\"daystamp\":\"2026-11-23\",\"available\":false,\"registered\":true}}",
  },
  getAddress: {
    status: 200,
    body: "{\n \"response\": {\n  \"daystamp\": \"2026-11-23\",\n  \"query\": \"193.0.96.7\",\n  \"number\": {\n   \"kind\": \"ipv4\",\n   \"status\": \"registered\",\n   \"handle\": \"193.0.96.0 - 193.0.96.255\",\n   \"name\": \"EXAMPLE-HOLDINGS\",\n   \"start\": \"193.0.96.0\",\n   \"end\": \"193.0.96.255\",\n   \"prefixes\": [\"193.0.96.0/24\"],\n   \"type\": \"ASSIGNED PA\",\n   \"country\": \"NL\",\n   \"parent\": null,\n   \"origin\": [\"AS196608\"],\n   \"organization\": \"Example Holdings Ltd\",\n   \"contacts\": {\n    \"registrant\": [\n     {\n      \"handle\": \"ORG-EH1-RIPE\",\n      \"name\": null,\n      \"organization\": \"Example Holdings Ltd\",\n      \"address\": \"Example Street 1\\n1000 AA\\nAmsterdam\\nNETHERLANDS\",\n      \"country_code\": \"NL\",\n      \"phone\": \"+31 20 555 0100\",\n      \"fax\": \"+31 20 555 0101\",\n      \"email\": \"ripe@holdings.example\"\n     }\n    ],\n    \"administrative\": [\n     {\n      \"handle\": \"EX101-RIPE\",\n      \"name\": \"Jane Example\",\n      \"organization\": null,\n      \"address\": \"Example Street 1\\nAmsterdam\",\n      \"country_code\": null,\n      \"phone\": \"+31 20 555 0102\",\n      \"fax\": null,\n      \"email\": \"jane@holdings.example\"\n     }\n    ],\n    \"technical\": [\n     {\n      \"handle\": \"EX102-RIPE\",\n      \"name\": \"Example Holdings NOC\",\n      \"organization\": null,\n      \"address\": \"Example Street 1\",\n      \"country_code\": null,\n      \"phone\": \"+31 20 555 0103\",\n      \"fax\": null,\n      \"email\": \"noc@holdings.example\"\n     }\n    ],\n    \"abuse\": [\n     {\n      \"handle\": \"EX103-RIPE\",\n      \"name\": \"Example Holdings Abuse\",\n      \"organization\": null,\n      \"address\": \"Example Street 1\",\n      \"country_code\": null,\n      \"phone\": null,\n      \"fax\": null,\n      \"email\": \"abuse@holdings.example\"\n     }\n    ],\n    \"noc\": [],\n    \"routing\": []\n   },\n   \"created_on\": \"2003-03-17T12:15:57+00:00\",\n   \"updated_on\": \"2019-11-05T09:21:40+00:00\",\n   \"remarks\": [\"Example Holdings Ltd\",\"Data centre one\",\"…\"],\n   \"geofeed\": null\n  },\n  \"record\": \"% This is the RIPE Database query service.\\n% The o…\",\n  \"parts\": [{\"body\":\"% This is the RIPE Database query service.\\n% The o…\",\"host\":\"whois.ripe.net\"}]\n }\n}",
  },
  getPrefix: {
    status: 200,
    body: "{\n \"response\": {\n  \"daystamp\": \"2026-11-23\",\n  \"query\": \"192.0.2.0/24\",\n  \"number\": {\n   \"kind\": \"ipv4\",\n   \"status\": \"special\",\n   \"handle\": null,\n   \"name\": \"Documentation (TEST-NET-1)\",\n   \"start\": \"192.0.2.0\",\n   \"end\": \"192.0.2.255\",\n   \"prefixes\": [\"192.0.2.0/24\"],\n   \"type\": \"special-purpose\",\n   \"country\": null,\n   \"parent\": null,\n   \"origin\": [],\n   \"organization\": null,\n   \"contacts\": {\"registrant\":[],\"administrative\":[],\"technical\":[],\"abuse\":[],\"noc\":[],\"routing\":[]},\n   \"created_on\": null,\n   \"updated_on\": null,\n   \"remarks\": [\"RFC 5737\"],\n   \"geofeed\": null\n  },\n  \"record\": \"\",\n  \"parts\": []\n }\n}",
  },
  getSystem: {
    status: 200,
    body: "{\n \"response\": {\n  \"daystamp\": \"2026-11-23\",\n  \"query\": \"AS1900\",\n  \"number\": {\n   \"kind\": \"as\",\n   \"status\": \"registered\",\n   \"handle\": \"AS1900\",\n   \"name\": \"EXAMPLE-AS\",\n   \"start\": \"AS1900\",\n   \"end\": \"AS1900\",\n   \"prefixes\": [],\n   \"type\": \"ASSIGNED\",\n   \"country\": \"NL\",\n   \"parent\": null,\n   \"origin\": [],\n   \"organization\": \"Example Holdings Ltd\",\n   \"contacts\": {\n    \"registrant\": [\n     {\n      \"handle\": \"ORG-EH1-RIPE\",\n      \"name\": null,\n      \"organization\": \"Example Holdings Ltd\",\n      \"address\": \"Example Street 1\\nAmsterdam\\nNETHERLANDS\",\n      \"country_code\": \"NL\",\n      \"phone\": null,\n      \"fax\": null,\n      \"email\": \"ripe@holdings.example\"\n     }\n    ],\n    \"administrative\": [\n     {\n      \"handle\": \"EX101-RIPE\",\n      \"name\": \"Jane Example\",\n      \"organization\": null,\n      \"address\": \"Example Street 1\",\n      \"country_code\": null,\n      \"phone\": \"+31 20 555 0102\",\n      \"fax\": null,\n      \"email\": \"jane@holdings.example\"\n     }\n    ],\n    \"technical\": [\n     {\n      \"handle\": \"EX101-RIPE\",\n      \"name\": \"Jane Example\",\n      \"organization\": null,\n      \"address\": \"Example Street 1\",\n      \"country_code\": null,\n      \"phone\": \"+31 20 555 0102\",\n      \"fax\": null,\n      \"email\": \"jane@holdings.example\"\n     }\n    ],\n    \"abuse\": [\n     {\n      \"handle\": \"EX103-RIPE\",\n      \"name\": null,\n      \"organization\": null,\n      \"address\": null,\n      \"country_code\": null,\n      \"phone\": null,\n      \"fax\": null,\n      \"email\": \"abuse@holdings.example\"\n     }\n    ],\n    \"noc\": [],\n    \"routing\": []\n   },\n   \"created_on\": \"2002-09-10T11:12:13+00:00\",\n   \"updated_on\": \"2018-09-04T11:09:53+00:00\",\n   \"remarks\": [\"Example Holdings Ltd\"],\n   \"geofeed\": null\n  },\n  \"record\": \"% This is the RIPE Database query service.\\n% The o…\",\n  \"parts\": [{\"body\":\"% This is the RIPE Database query service.\\n% The o…\",\"host\":\"whois.ripe.net\"}]\n }\n}",
  },
  listVersions: {
    status: 200,
    body: "{\n \"history\": {\n  \"domain\": \"example.com\",\n  \"versions\": [\n   {\n    \"version\": \"23000050be37ef600997d64f50cc5600\",\n    \"first_seen\": \"2026-11-23T08:23:49+00:00\",\n    \"last_seen\": \"2026-11-23T08:23:49+00:00\",\n    \"returned_on\": null,\n    \"hosts\": [\"whois.verisign-grs.com\",\"whois.registrar.example\"],\n    \"status\": \"registered\",\n    \"registrar\": \"Example Registrar, Inc.\",\n    \"expires_on\": \"2027-08-16T04:00:00+00:00\",\n    \"nameservers\": [\"ns1.example.com\",\"ns2.example.net\"]\n   },\n   {\n    \"version\": \"0adbab06fd9b5693960db6a43d92af20\",\n    \"first_seen\": \"2026-11-23T08:23:50+00:00\",\n    \"last_seen\": \"2026-11-23T08:23:50+00:00\",\n    \"returned_on\": null,\n    \"hosts\": [\"whois.verisign-grs.com\",\"whois.registrar.example\"],\n    \"status\": \"registered\",\n    \"registrar\": \"Example Registrar, Inc.\",\n    \"expires_on\": \"2028-08-16T04:00:00+00:00\",\n    \"nameservers\": [\"ns1.example.com\",\"ns2.example.net\"]\n   }\n  ]\n }\n}",
  },
  listChanges: {
    status: 200,
    body: "{\n \"history\": {\n  \"domain\": \"example.com\",\n  \"changes\": [\n   {\n    \"on\": \"2026-11-23T08:23:50+00:00\",\n    \"from_version\": \"23000050be37ef600997d64f50cc5600\",\n    \"to_version\": \"0adbab06fd9b5693960db6a43d92af20\",\n    \"changes\": [\n     {\n      \"path\": \"expires_on\",\n      \"before\": \"2027-08-16T04:00:00+00:00\",\n      \"after\": \"2028-08-16T04:00:00+00:00\",\n      \"kind\": \"renewed\"\n     }\n    ]\n   }\n  ]\n }\n}",
  },
  getVersion: {
    status: 200,
    body: "{\n \"history\": {\n  \"domain\": \"example.com\",\n  \"version\": \"0adbab06fd9b5693960db6a43d92af20\",\n  \"first_seen\": \"2026-11-23T08:23:50+00:00\",\n  \"last_seen\": \"2026-11-23T08:23:50+00:00\",\n  \"returned_on\": null,\n  \"hosts\": [\"whois.verisign-grs.com\",\"whois.registrar.example\"],\n  \"status\": \"registered\",\n  \"registrar\": \"Example Registrar, Inc.\",\n  \"expires_on\": \"2028-08-16T04:00:00+00:00\",\n  \"nameservers\": [\"ns1.example.com\",\"ns2.example.net\"],\n  \"properties\": {\n   \"disclaimer\": \"TERMS OF USE: This answer is given for information…\",\n   \"domain\": \"example.com\",\n   \"domain_id\": \"1000001_DOMAIN_COM-VRSN\",\n   \"referral_whois\": \"whois.registrar.example\",\n   \"referral_url\": \"https://www.registrar.example\",\n   \"status\": \"registered\",\n   \"available?\": false,\n   \"registered?\": true,\n   \"created_on\": \"1995-08-17T04:00:00+00:00\",\n   \"updated_on\": \"2025-08-17T07:20:06+00:00\",\n   \"expires_on\": \"2028-08-16T04:00:00+00:00\",\n   \"registrar\": {\n    \"id\": \"9999\",\n    \"name\": \"Example Registrar, Inc.\",\n    \"organization\": null,\n    \"url\": \"https://www.registrar.example\",\n    \"iana_id\": 9999,\n    \"email\": null,\n    \"phone\": null,\n    \"address\": null\n   },\n   \"registrant_contacts\": [\n    {\n     \"id\": null,\n     \"type\": 1,\n     \"name\": \"Domain Administrator\",\n     \"organization\": \"Example Holdings Ltd\",\n     \"address\": \"1 Example Street\\nSuite 100\",\n     \"city\": \"Exampleville\",\n     \"zip\": \"90000\",\n     \"state\": \"CA\",\n     \"country\": null,\n     \"country_code\": \"US\",\n     \"phone\": \"+1.2025550123\",\n     \"fax\": \"+1.2025550124\",\n     \"email\": \"hostmaster@example.com\",\n     \"created_on\": null,\n     \"updated_on\": null,\n     \"phone_ext\": null,\n     \"fax_ext\": null,\n     \"privacy_service\": null\n    }\n   ],\n   \"admin_contacts\": [\n    {\n     \"id\": null,\n     \"type\": 2,\n     \"name\": \"Domain Administrator\",\n     \"organization\": \"Example Holdings Ltd\",\n     \"address\": \"1 Example Street\\nSuite 100\",\n     \"city\": \"Exampleville\",\n     \"zip\": \"90000\",\n     \"state\": \"CA\",\n     \"country\": null,\n     \"country_code\": \"US\",\n     \"phone\": \"+1.2025550123\",\n     \"fax\": \"+1.2025550124\",\n     \"email\": \"hostmaster@example.com\",\n     \"created_on\": null,\n     \"updated_on\": null,\n     \"phone_ext\": null,\n     \"fax_ext\": null,\n     \"privacy_service\": null\n    }\n   ],\n   \"technical_contacts\": [\n    {\n     \"id\": null,\n     \"type\": 3,\n     \"name\": \"Network Operations\",\n     \"organization\": \"Example Networks Ltd\",\n     \"address\": \"2 Sample Road\",\n     \"city\": \"Sampleton\",\n     \"zip\": \"SA1 1MP\",\n     \"state\": null,\n     \"country\": null,\n     \"country_code\": \"GB\",\n     \"phone\": \"+44.1632960123\",\n     \"fax\": null,\n     \"email\": \"noc@example.net\",\n     \"created_on\": null,\n     \"updated_on\": null,\n     \"phone_ext\": null,\n     \"fax_ext\": null,\n     \"privacy_service\": null\n    }\n   ],\n   \"nameservers\": [\n    {\"name\":\"ns1.example.com\",\"ipv4\":null,\"ipv6\":null,\"addresses\":[]},\n    {\"name\":\"ns2.example.net\",\"ipv4\":null,\"ipv6\":null,\"addresses\":[]}\n   ],\n   \"available\": false,\n   \"registered\": true,\n   \"statuses\": [\"clientDeleteProhibited\",\"clientTransferProhibited\",\"…\"],\n   \"dnssec\": {\n    \"signed\": true,\n    \"ds\": [\n     {\n      \"key_tag\": 12345,\n      \"algorithm\": 13,\n      \"digest_type\": 2,\n      \"digest\": \"000102030405060708090A0B0C0D0E0F101112131415161718…\"\n     }\n    ],\n    \"keys\": []\n   },\n   \"abuse_contact\": {\"email\":\"abuse@registrar.example\",\"phone\":\"+1.2025550100\"},\n   \"reseller\": null,\n   \"billing_contacts\": [],\n   \"events\": [\n    {\"action\":\"last changed\",\"date\":\"2025-08-17T07:20:06+00:00\"},\n    {\"action\":\"registration\",\"date\":\"1995-08-17T04:00:00+00:00\"}\n   ],\n   \"redacted\": [],\n   \"ttls\": []\n  },\n  \"record\": \"   Domain Name: EXAMPLE.COM\\n   Registry Domain ID:…\",\n  \"parts\": [\n   {\"body\":\"   Domain Name: EXAMPLE.COM\\n   Registry Domain ID:…\",\"host\":\"whois.verisign-grs.com\"},\n   {\"body\":\"Domain Name: example.com\\nRegistry Domain ID: 10000…\",\"host\":\"whois.registrar.example\"}\n  ]\n }\n}",
  },
  listJobs: {
    status: 200,
    body: "{\n \"jobs\": [\n  {\n   \"id\": \"ID\",\n   \"want\": \"availability\",\n   \"state\": \"done\",\n   \"names\": 2,\n   \"answered\": 2,\n   \"failed\": 0,\n   \"created_on\": \"2026-11-23T08:23:51+00:00\",\n   \"done_on\": \"2026-11-23T08:23:51+00:00\",\n   \"callback\": null\n  }\n ]\n}",
  },
  createJob: {
    status: 202,
    body: "{\n \"job\": {\n  \"id\": \"ID\",\n  \"want\": \"availability\",\n  \"state\": \"waiting\",\n  \"names\": 2,\n  \"answered\": 0,\n  \"failed\": 0,\n  \"created_on\": \"2026-11-23T08:23:51+00:00\",\n  \"done_on\": null,\n  \"callback\": null\n }\n}",
  },
  getJob: {
    status: 200,
    body: "{\n \"job\": {\n  \"id\": \"ID\",\n  \"want\": \"availability\",\n  \"state\": \"done\",\n  \"names\": 2,\n  \"answered\": 2,\n  \"failed\": 0,\n  \"created_on\": \"2026-11-23T08:23:51+00:00\",\n  \"done_on\": \"2026-11-23T08:23:51+00:00\",\n  \"callback\": null\n }\n}",
  },
  endJob: {
    status: 200,
    body: "{\n \"job\": {\n  \"id\": \"ID\",\n  \"want\": \"availability\",\n  \"state\": \"done\",\n  \"names\": 2,\n  \"answered\": 2,\n  \"failed\": 0,\n  \"created_on\": \"2026-11-23T08:23:51+00:00\",\n  \"done_on\": \"2026-11-23T08:23:51+00:00\",\n  \"callback\": null\n }\n}",
  },
  getJobResults: {
    status: 200,
    body: "{\"index\":0,\"input\":\"example.com\",\"domain\":\"example.com\",\"available\":false}\n{\"index\":1,\"input\":\"example.org\",\"domain\":\"example.org\",\"available\":false}",
  },
  listWatches: {
    status: 200,
    body: "{\n \"watches\": [\n  {\n   \"id\": \"ID\",\n   \"names\": 2,\n   \"on\": [\"expiring:30d\",\"changed\",\"…\"],\n   \"every\": null,\n   \"callback\": null,\n   \"state\": \"active\",\n   \"created_on\": \"2026-11-23T08:23:51+00:00\",\n   \"next_check_on\": \"2026-11-24T05:59:52+00:00\"\n  }\n ]\n}",
  },
  createWatch: {
    status: 201,
    body: "{\n \"watch\": {\n  \"id\": \"ID\",\n  \"names\": 2,\n  \"on\": [\"expiring:30d\",\"changed\",\"…\"],\n  \"every\": null,\n  \"callback\": null,\n  \"state\": \"active\",\n  \"created_on\": \"2026-11-23T08:23:51+00:00\",\n  \"next_check_on\": \"2026-11-23T08:23:51+00:00\",\n  \"domains\": [\n   {\n    \"domain\": \"example.com\",\n    \"status\": null,\n    \"expires_on\": null,\n    \"checked_on\": null,\n    \"next_check_on\": \"2026-11-23T08:23:51+00:00\",\n    \"failing_since\": null\n   },\n   {\n    \"domain\": \"example.de\",\n    \"status\": null,\n    \"expires_on\": null,\n    \"checked_on\": null,\n    \"next_check_on\": \"2026-11-23T08:23:51+00:00\",\n    \"failing_since\": null\n   }\n  ]\n }\n}",
  },
  getWatch: {
    status: 200,
    body: "{\n \"watch\": {\n  \"id\": \"ID\",\n  \"names\": 2,\n  \"on\": [\"expiring:30d\",\"changed\",\"…\"],\n  \"every\": null,\n  \"callback\": null,\n  \"state\": \"active\",\n  \"created_on\": \"2026-11-23T08:23:51+00:00\",\n  \"next_check_on\": \"2026-11-24T05:59:52+00:00\",\n  \"domains\": [\n   {\n    \"domain\": \"example.com\",\n    \"status\": \"registered\",\n    \"expires_on\": \"2028-08-16T04:00:00+00:00\",\n    \"checked_on\": \"2026-11-23T08:23:52+00:00\",\n    \"next_check_on\": \"2026-11-24T05:59:52+00:00\",\n    \"failing_since\": null\n   },\n   {\n    \"domain\": \"example.de\",\n    \"status\": \"registered\",\n    \"expires_on\": null,\n    \"checked_on\": \"2026-11-23T08:23:52+00:00\",\n    \"next_check_on\": \"2026-11-24T05:59:52+00:00\",\n    \"failing_since\": null\n   }\n  ]\n }\n}",
  },
  deleteWatch: {
    status: 200,
    body: "{\n \"watch\": {\n  \"id\": \"ID\",\n  \"names\": 2,\n  \"on\": [\"expiring:30d\",\"changed\",\"…\"],\n  \"every\": null,\n  \"callback\": null,\n  \"state\": \"active\",\n  \"created_on\": \"2026-11-23T08:23:51+00:00\",\n  \"next_check_on\": \"2026-11-24T05:59:52+00:00\"\n }\n}",
  },
  getWatchEvents: {
    status: 200,
    body: "",
  },
  getWatchCalendar: {
    status: 200,
    body: "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//port43//watch//EN\nCALSCALE:GREGORIAN\nX-WR-CALNAME:Domains\nBEGIN:VEVENT\nUID:example.com.expiry@port43\nDTSTAMP:20261123T082352Z\nDTSTART;VALUE=DATE:20280816\nSUMMARY:example.com expires\n…",
  },
  getWatchFeed: {
    status: 200,
    body: "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n<id>urn:port43:watches:49e313f382eb1ad3</id>\n<title>Watched domains</title>\n<author><name>port43</name></author>\n<updated>2026-11-23T08:23:49+00:00</updated>\n</feed>",
  },
  getRdapDomain: {
    status: 200,
    body: "{\n \"objectClassName\": \"domain\",\n \"handle\": \"1000001_DOMAIN_COM-VRSN\",\n \"ldhName\": \"example.com\",\n \"status\": [\"client delete prohibited\",\"client transfer prohibited\",\"…\"],\n \"entities\": [\n  {\n   \"objectClassName\": \"entity\",\n   \"roles\": [\"registrar\"],\n   \"vcardArray\": [\"vcard\",[[\"version\",{},\"…\"],[\"fn\",{},\"…\"]]],\n   \"handle\": \"9999\",\n   \"publicIds\": [{\"type\":\"IANA Registrar ID\",\"identifier\":\"9999\"}],\n   \"entities\": [\n    {\n     \"objectClassName\": \"entity\",\n     \"roles\": [\"abuse\"],\n     \"vcardArray\": [\"vcard\",[[\"version\",{},\"…\"],[\"fn\",{},\"…\"]]]\n    }\n   ],\n   \"port43\": \"whois.registrar.example\"\n  },\n  {\n   \"objectClassName\": \"entity\",\n   \"roles\": [\"registrant\",\"administrative\"],\n   \"vcardArray\": [\"vcard\",[[\"version\",{},\"…\"],[\"fn\",{},\"…\"]]]\n  }\n ],\n \"events\": [\n  {\"eventAction\":\"registration\",\"eventDate\":\"1995-08-17T04:00:00+00:00\"},\n  {\"eventAction\":\"last changed\",\"eventDate\":\"2025-08-17T07:20:06+00:00\"}\n ],\n \"nameservers\": [\n  {\"objectClassName\":\"nameserver\",\"ldhName\":\"ns1.example.com\"},\n  {\"objectClassName\":\"nameserver\",\"ldhName\":\"ns2.example.net\"}\n ],\n \"secureDNS\": {\n  \"delegationSigned\": true,\n  \"dsData\": [\n   {\n    \"keyTag\": 12345,\n    \"algorithm\": 13,\n    \"digestType\": 2,\n    \"digest\": \"000102030405060708090A0B0C0D0E0F101112131415161718…\"\n   }\n  ]\n },\n \"remarks\": [{\"title\":\"Further dates\",\"description\":[\"last update of RDAP database: 2026-07-15T12:53:43+…\"]}],\n \"port43\": \"whois.verisign-grs.com\",\n \"notices\": [\n  {\"title\":\"Terms of Use\",\"description\":[\"TERMS OF USE: This answer is given for information…\"]},\n  {\n   \"title\": \"Source\",\n   \"description\": [\n    \"whois.verisign-grs.com responded by WHOIS on 2026-…\",\n    \"whois.registrar.example responded by WHOIS on 2026…\",\n    \"…\"\n   ]\n  }\n ],\n \"rdapConformance\": [\"rdap_level_0\"],\n \"lang\": \"en\",\n \"links\": [\n  {\n   \"value\": \"http://127.0.0.1:4343/rdap/domain/example.com\",\n   \"rel\": \"self\",\n   \"href\": \"http://127.0.0.1:4343/rdap/domain/example.com\",\n   \"type\": \"application/rdap+json\"\n  }\n ]\n}",
  },
  getRdapAddress: {
    status: 200,
    body: "{\n \"objectClassName\": \"ip network\",\n \"handle\": \"193.0.96.0 - 193.0.96.255\",\n \"name\": \"EXAMPLE-HOLDINGS\",\n \"type\": \"ASSIGNED PA\",\n \"country\": \"NL\",\n \"status\": [\"active\"],\n \"entities\": [\n  {\n   \"objectClassName\": \"entity\",\n   \"roles\": [\"registrant\"],\n   \"vcardArray\": [\"vcard\",[[\"version\",{},\"…\"],[\"fn\",{},\"…\"]]],\n   \"handle\": \"ORG-EH1-RIPE\"\n  },\n  {\n   \"objectClassName\": \"entity\",\n   \"roles\": [\"administrative\"],\n   \"vcardArray\": [\"vcard\",[[\"version\",{},\"…\"],[\"fn\",{},\"…\"]]],\n   \"handle\": \"EX101-RIPE\"\n  }\n ],\n \"events\": [\n  {\"eventAction\":\"registration\",\"eventDate\":\"2003-03-17T12:15:57+00:00\"},\n  {\"eventAction\":\"last changed\",\"eventDate\":\"2019-11-05T09:21:40+00:00\"}\n ],\n \"remarks\": [{\"title\":\"Remarks\",\"description\":[\"Example Holdings Ltd\",\"Data centre one\",\"…\"]}],\n \"port43\": \"whois.ripe.net\",\n \"notices\": [\n  {\n   \"title\": \"Source\",\n   \"description\": [\n    \"whois.ripe.net responded by WHOIS on 2026-11-23.\",\n    \"port43 made this document from that text: the regi…\"\n   ]\n  }\n ],\n \"lang\": \"en\",\n \"startAddress\": \"193.0.96.0\",\n \"endAddress\": \"193.0.96.255\",\n \"ipVersion\": \"v4\",\n \"cidr0_cidrs\": [{\"v4prefix\":\"193.0.96.0\",\"length\":24}],\n \"arin_originas0_originautnums\": [196608],\n \"rdapConformance\": [\"rdap_level_0\",\"cidr0\",\"…\"],\n \"links\": [\n  {\n   \"value\": \"http://127.0.0.1:4343/rdap/ip/193.0.96.7\",\n   \"rel\": \"self\",\n   \"href\": \"http://127.0.0.1:4343/rdap/ip/193.0.96.7\",\n   \"type\": \"application/rdap+json\"\n  }\n ]\n}",
  },
  getRdapPrefix: {
    status: 200,
    body: "{\n \"objectClassName\": \"ip network\",\n \"name\": \"Documentation (TEST-NET-1)\",\n \"type\": \"special-purpose\",\n \"status\": [\"reserved\"],\n \"remarks\": [{\"title\":\"Source\",\"description\":[\"RFC 5737\"]}],\n \"notices\": [{\"title\":\"Source\",\"description\":[\"A standard sets these numbers aside for a purpose …\"]}],\n \"lang\": \"en\",\n \"startAddress\": \"192.0.2.0\",\n \"endAddress\": \"192.0.2.255\",\n \"ipVersion\": \"v4\",\n \"cidr0_cidrs\": [{\"v4prefix\":\"192.0.2.0\",\"length\":24}],\n \"rdapConformance\": [\"rdap_level_0\",\"cidr0\"],\n \"links\": [\n  {\n   \"value\": \"http://127.0.0.1:4343/rdap/ip/192.0.2.0/24\",\n   \"rel\": \"self\",\n   \"href\": \"http://127.0.0.1:4343/rdap/ip/192.0.2.0/24\",\n   \"type\": \"application/rdap+json\"\n  }\n ]\n}",
  },
  getRdapAutnum: {
    status: 200,
    body: "{\n \"objectClassName\": \"autnum\",\n \"handle\": \"AS1900\",\n \"name\": \"EXAMPLE-AS\",\n \"type\": \"ASSIGNED\",\n \"country\": \"NL\",\n \"status\": [\"active\"],\n \"entities\": [\n  {\n   \"objectClassName\": \"entity\",\n   \"roles\": [\"registrant\"],\n   \"vcardArray\": [\"vcard\",[[\"version\",{},\"…\"],[\"fn\",{},\"…\"]]],\n   \"handle\": \"ORG-EH1-RIPE\"\n  },\n  {\n   \"objectClassName\": \"entity\",\n   \"roles\": [\"administrative\",\"technical\"],\n   \"vcardArray\": [\"vcard\",[[\"version\",{},\"…\"],[\"fn\",{},\"…\"]]],\n   \"handle\": \"EX101-RIPE\"\n  }\n ],\n \"events\": [\n  {\"eventAction\":\"registration\",\"eventDate\":\"2002-09-10T11:12:13+00:00\"},\n  {\"eventAction\":\"last changed\",\"eventDate\":\"2018-09-04T11:09:53+00:00\"}\n ],\n \"remarks\": [{\"title\":\"Remarks\",\"description\":[\"Example Holdings Ltd\"]}],\n \"port43\": \"whois.ripe.net\",\n \"notices\": [\n  {\n   \"title\": \"Source\",\n   \"description\": [\n    \"whois.ripe.net responded by WHOIS on 2026-11-23.\",\n    \"port43 made this document from that text: the regi…\"\n   ]\n  }\n ],\n \"lang\": \"en\",\n \"startAutnum\": 1900,\n \"endAutnum\": 1900,\n \"rdapConformance\": [\"rdap_level_0\"],\n \"links\": [\n  {\n   \"value\": \"http://127.0.0.1:4343/rdap/autnum/1900\",\n   \"rel\": \"self\",\n   \"href\": \"http://127.0.0.1:4343/rdap/autnum/1900\",\n   \"type\": \"application/rdap+json\"\n  }\n ]\n}",
  },
  getRdapHelp: {
    status: 200,
    body: "{\n \"rdapConformance\": [\"rdap_level_0\"],\n \"notices\": [\n  {\n   \"title\": \"About this server\",\n   \"description\": [\n    \"This server looks names, addresses and AS numbers …\",\n    \"It is not a registry: the notice \\\"Source\\\" of each …\"\n   ]\n  },\n  {\n   \"title\": \"Queries\",\n   \"description\": [\n    \"http://127.0.0.1:4343/rdap/domain/NAME, http://127…\",\n    \"Bootstrap files (RFC 9224): http://127.0.0.1:4343/…\"\n   ]\n  }\n ],\n \"lang\": \"en\"\n}",
  },
  getRdapBootstrapDns: {
    status: 200,
    body: "{\n \"version\": \"1.0\",\n \"publication\": \"2026-11-23T08:23:49.447Z\",\n \"description\": \"Every suffix or block that port43 can look up, at …\",\n \"services\": [[[\"aaa\",\"aarp\",\"…\"],[\"http://127.0.0.1:4343/rdap/\"]]]\n}",
  },
  getRdapBootstrapIpv4: {
    status: 200,
    body: "{\n \"version\": \"1.0\",\n \"publication\": \"2026-11-23T08:23:49.447Z\",\n \"description\": \"Every suffix or block that port43 can look up, at …\",\n \"services\": [[[\"41.0.0.0/8\",\"102.0.0.0/8\",\"…\"],[\"http://127.0.0.1:4343/rdap/\"]]]\n}",
  },
  getRdapBootstrapIpv6: {
    status: 200,
    body: "{\n \"version\": \"1.0\",\n \"publication\": \"2026-11-23T08:23:49.447Z\",\n \"description\": \"Every suffix or block that port43 can look up, at …\",\n \"services\": [[[\"2001:4200::/23\",\"2c00::/12\",\"…\"],[\"http://127.0.0.1:4343/rdap/\"]]]\n}",
  },
  getRdapBootstrapAsn: {
    status: 200,
    body: "{\n \"version\": \"1.0\",\n \"publication\": \"2026-11-23T08:23:49.447Z\",\n \"description\": \"Every suffix or block that port43 can look up, at …\",\n \"services\": [[[\"1-1876\",\"1902-2042\",\"…\"],[\"http://127.0.0.1:4343/rdap/\"]]]\n}",
  },
  adminListAccounts: {
    status: 200,
    body: "{\n \"accounts\": [\n  {\n   \"id\": \"ID\",\n   \"email\": \"client@example.com\",\n   \"plan\": \"payg\",\n   \"credits_remaining\": 972,\n   \"quota\": null,\n   \"quota_remaining\": null,\n   \"created_at\": \"2026-11-23T08:23:49.526Z\",\n   \"revoked_at\": null,\n   \"former_key_until\": null\n  },\n  {\n   \"id\": \"ID\",\n   \"email\": \"customer@example.com\",\n   \"plan\": \"monthly\",\n   \"credits_remaining\": null,\n   \"quota\": 5000,\n   \"quota_remaining\": 5000,\n   \"created_at\": \"2026-11-23T08:23:51.884Z\",\n   \"revoked_at\": null,\n   \"former_key_until\": \"2026-11-23T09:23:51.921Z\"\n  }\n ]\n}",
  },
  adminCreateAccount: {
    status: 201,
    body: "{\n \"account\": {\n  \"id\": \"ID\",\n  \"email\": \"customer@example.com\",\n  \"plan\": \"payg\",\n  \"credits_remaining\": 1000,\n  \"quota\": null,\n  \"quota_remaining\": null,\n  \"created_at\": \"2026-11-23T08:23:51.884Z\",\n  \"revoked_at\": null,\n  \"former_key_until\": null,\n  \"api_token\": \"KEY\"\n }\n}",
  },
  adminGetAccount: {
    status: 200,
    body: "{\n \"account\": {\n  \"id\": \"ID\",\n  \"email\": \"customer@example.com\",\n  \"plan\": \"monthly\",\n  \"credits_remaining\": null,\n  \"quota\": 5000,\n  \"quota_remaining\": 5000,\n  \"created_at\": \"2026-11-23T08:23:51.884Z\",\n  \"revoked_at\": null,\n  \"former_key_until\": \"2026-11-23T09:23:51.921Z\"\n }\n}",
  },
  adminListEntries: {
    status: 200,
    body: "{\n \"entries\": [\n  {\n   \"at\": \"2026-11-23T08:23:51.906Z\",\n   \"kind\": \"grant\",\n   \"pool\": \"credits\",\n   \"amount\": 500,\n   \"request_id\": \"grant-142f55ff-5196-4cfe-a4ef-6b45eaadd31c\",\n   \"reason\": \"invoice 17\"\n  },\n  {\n   \"at\": \"2026-11-23T08:23:51.885Z\",\n   \"kind\": \"grant\",\n   \"pool\": \"credits\",\n   \"amount\": 1000,\n   \"request_id\": \"grant-dcc018a0-28b9-4a13-8c6e-8e9874daaf81\",\n   \"reason\": null\n  }\n ]\n}",
  },
  adminGetUsage: {
    status: 200,
    body: "{\"usage\":{\"by\":\"day\",\"from\":\"2026-10-25\",\"to\":\"2026-11-23\",\"charged\":0,\"refunded\":0,\"rows\":[]}}",
  },
  adminGrantCredits: {
    status: 200,
    body: "{\n \"account\": {\n  \"id\": \"ID\",\n  \"email\": \"customer@example.com\",\n  \"plan\": \"payg\",\n  \"credits_remaining\": 1500,\n  \"quota\": null,\n  \"quota_remaining\": null,\n  \"created_at\": \"2026-11-23T08:23:51.884Z\",\n  \"revoked_at\": null,\n  \"former_key_until\": null\n }\n}",
  },
  adminChangePlan: {
    status: 200,
    body: "{\n \"account\": {\n  \"id\": \"ID\",\n  \"email\": \"customer@example.com\",\n  \"plan\": \"monthly\",\n  \"credits_remaining\": null,\n  \"quota\": 5000,\n  \"quota_remaining\": 5000,\n  \"created_at\": \"2026-11-23T08:23:51.884Z\",\n  \"revoked_at\": null,\n  \"former_key_until\": null\n }\n}",
  },
  adminRotateKey: {
    status: 200,
    body: "{\n \"account\": {\n  \"id\": \"ID\",\n  \"email\": \"customer@example.com\",\n  \"plan\": \"monthly\",\n  \"credits_remaining\": null,\n  \"quota\": 5000,\n  \"quota_remaining\": 5000,\n  \"created_at\": \"2026-11-23T08:23:51.884Z\",\n  \"revoked_at\": null,\n  \"former_key_until\": \"2026-11-23T09:23:51.921Z\",\n  \"api_token\": \"KEY\"\n }\n}",
  },
  adminListKeys: {
    status: 200,
    body: "{\n \"keys\": [\n  {\"id\":\"main\",\"name\":\"main\",\"manages\":true,\"created_on\":null,\"last_used_on\":null},\n  {\n   \"id\": \"ID\",\n   \"name\": \"shop\",\n   \"manages\": false,\n   \"created_on\": \"2026-11-23T08:23:51+00:00\",\n   \"last_used_on\": null\n  }\n ]\n}",
  },
  adminCreateKey: {
    status: 201,
    body: "{\n \"key\": {\n  \"id\": \"ID\",\n  \"name\": \"shop\",\n  \"manages\": false,\n  \"created_on\": \"2026-11-23T08:23:51+00:00\",\n  \"last_used_on\": null,\n  \"api_token\": \"KEY\"\n }\n}",
  },
  adminDeleteKey: {
    status: 200,
    body: "{\n \"key\": {\n  \"id\": \"ID\",\n  \"name\": \"shop\",\n  \"manages\": false,\n  \"created_on\": \"2026-11-23T08:23:51+00:00\",\n  \"last_used_on\": null\n }\n}",
  },
  adminRevokeAccount: {
    status: 200,
    body: "{\n \"account\": {\n  \"id\": \"ID\",\n  \"email\": \"customer@example.com\",\n  \"plan\": \"monthly\",\n  \"credits_remaining\": null,\n  \"quota\": 5000,\n  \"quota_remaining\": 5000,\n  \"created_at\": \"2026-11-23T08:23:51.884Z\",\n  \"revoked_at\": \"2026-11-23T08:23:55.395Z\",\n  \"former_key_until\": null\n }\n}",
  },
  adminRestoreAccount: {
    status: 200,
    body: "{\n \"account\": {\n  \"id\": \"ID\",\n  \"email\": \"customer@example.com\",\n  \"plan\": \"monthly\",\n  \"credits_remaining\": null,\n  \"quota\": 5000,\n  \"quota_remaining\": 5000,\n  \"created_at\": \"2026-11-23T08:23:51.884Z\",\n  \"revoked_at\": null,\n  \"former_key_until\": null,\n  \"api_token\": \"KEY\"\n }\n}",
  },
  adminAudit: {
    status: 200,
    body: "{\n \"audit\": {\n  \"exact\": true,\n  \"entries\": 30,\n  \"accounts\": [\n   {\n    \"id\": \"ID\",\n    \"credits\": 972,\n    \"used\": 0,\n    \"ledger\": {\"credits\":972,\"used\":0},\n    \"spent\": {\"usage\":28,\"ledger\":28},\n    \"exact\": true\n   },\n   {\n    \"id\": \"ID\",\n    \"credits\": 1500,\n    \"used\": 0,\n    \"ledger\": {\"credits\":1500,\"used\":0},\n    \"spent\": {\"usage\":0,\"ledger\":0},\n    \"exact\": true\n   }\n  ],\n  \"strayRefunds\": 0\n }\n}",
  },
};
