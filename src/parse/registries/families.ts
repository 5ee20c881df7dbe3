import { accessNotice, icannNotice } from '../answer/notice.js';
import { AFILIAS } from '../layouts/afilias.js';
import { AFNIC } from '../layouts/afnic.js';
import { AUSREGISTRY } from '../layouts/ausregistry.js';
import { CENTRALNIC } from '../layouts/centralnic.js';
import { COCCA } from '../layouts/cocca.js';
import { CORE } from '../layouts/core.js';
import { EURID } from '../layouts/eurid.js';
import { FRED } from '../layouts/fred.js';
import { FREENOM } from '../layouts/freenom.js';
import { ICANN } from '../layouts/icann.js';
import { ICB } from '../layouts/icb.js';
import { ISLAND_NETWORKS } from '../layouts/island-networks.js';
import { JWHOIS } from '../layouts/jwhois.js';
import { KSREGISTRY } from '../layouts/ksregistry.js';
import { REGISTRAR } from '../layouts/registrar.js';
import { SIDN } from '../layouts/sidn.js';
import { TCI } from '../layouts/tci.js';
import { noMatchBelow, VERISIGN } from '../layouts/verisign.js';
import { ZACR } from '../layouts/zacr.js';
import { type Layout, layout, type Registry } from '../read/layout.js';
import { wordsOf } from '../read/rows.js';

/** All that a host declares in addition to its layout: how it is found, the zone of its times, and its words for free names. */
type Host = Pick<Registry, 'aliases' | 'suffixes' | 'marks' | 'kindOf' | 'zone' | 'phrases' | 'beside'>;

const answerAs = (on: Layout, hosts: Readonly<Record<string, Host>>): Record<string, Registry> =>
  Object.fromEntries(Object.entries(hosts).map(([host, names]) => [host, { on, ...names }]));

/** Registrars whose responses are in ICANN's layout, and which cannot know that a name is free. */
const REGISTRARS = wordsOf(`
  whois.35.com | whois.22.cn | whois.above.com | whois.aerotek.com.tr | whois.alibaba.com | whois.aliyun.com | whois.bizcn.com |
  whois.bluehost.com | whois.cdmon.com | whois.cloudflare.com | whois.cndns.com | whois.cronon.net | whois.cscglobal.com |
  whois.directnic.com | whois.discount-domain.com | whois.domain.com | whois.domaindiscover.com | whois.domainpeople.com |
  whois.domainsite.com | whois.domainthenet.com | whois.dondominio.com | whois.dotster.com | whois.dynadot.com | whois.easydns.com |
  whois.easyspace.com | whois.epag.net | whois.eranet.com | whois.eurodns.com | whois.fabulous.com | whois.gmo.jp | whois.google.com |
  whois.hichina.com | whois.hostinger.com | whois.hostpoint.ch | whois.hover.com | whois.infomaniak.com | whois.instra.net |
  whois.inwx.com | whois.key-systems.net | whois.launchpad.com | whois.maff.com | whois.meshdigital.com | whois.moniker.com |
  whois.name.com | whois.namebay.com | whois.namebright.com | whois.namecheap.com | whois.namesecure.com | whois.namesilo.com |
  whois.nameshield.net | whois.netim.com | whois.netowl.jp | whois.nicproxy.com | whois.no-ip.com | whois.onamae.com | whois.one.com |
  whois.openprovider.com | whois.opensrs.net | whois.paycenter.com.cn | whois.planetdomain.com | whois.porkbun.com | whois.r01.ru |
  whois.realtimeregister.com | whois.reg.com | whois.reg.ru | whois.regery.com | whois.register.com | whois.registrar.amazon.com |
  whois.registrarsafe.com | whois.registrygate.com | whois.scip.es | whois.spaceship.com | whois.squarespace.domains | whois.srsplus.com |
  whois.strato.de | whois.sugarhosts.com | whois.telnames.com | whois.uniregistrar.com | whois.united-domains.de | whois.webnic.cc |
  whois.west.cn | whois.wix.com | whois.wordpress.com | whois.xinnet.com | whois.xserver.co.jp | whois.your-server.de
`);

/** Suffixes of Donuts (since 2022 Identity Digital) that once had servers of their own: `whois.nic.bike`. */
const DONUTS = wordsOf(`
  attorney | band | bike | cafe | degree | engineer | gives | group | ltd | market | mortgage | navy |
  news | plus | software | studio | video
`);

/** Suffixes on CentralNic's service, now or formerly. Of its notice only the last paragraph counts, of other services' notices everything. */
const CENTRALNIC_MOVED = layout({ on: CENTRALNIC, disclaimer: accessNotice });

const ICANN_WITH_TERMS = layout({ on: ICANN, disclaimer: { from: 'Terms of Use:' } });

/** Nominet's generic domains, throttled in the words of .uk. */
const NOMINET_GENERIC = layout({
  on: ICANN,
  phrases: { throttled: 'the WHOIS query quota for {domain} has been exceeded{…}' },
});

const COCCA_WITH_HELPDESK = layout({
  on: COCCA,
  disclaimer: { from: 'TERMS OF USE', until: ['CoCCA Helpdesk', '>>>'] },
});

const COCCA_IN_SPANISH = layout({
  on: COCCA,
  disclaimer: [
    icannNotice,
    { from: ['Los datos', 'Terminos de Uso', 'Términos de Uso'], until: ['>>>', 'Domain'] },
  ],
});

/**
 * Registries whose servers differ in nothing from their layout. Names without a dot are layouts, for all servers that use one and are not
 * listed here.
 */
export const HOSTS_OF_FAMILIES: Readonly<Record<string, Registry>> = {
  ...answerAs(AFILIAS, {
    // Afilias: .info and others until they went to Identity Digital; .mobi had a server of its own before.
    'whois.afilias.net': {
      aliases: ['whois.dotmobiregistry.net'],
      suffixes: wordsOf(`
        info | pro | mobi | promo | archi | bet | bio | black | blue | green | kim | lgbt | llc |
        lotto | organic | pet | pink | poker | red | shiksha | ski | vote | voto | xn--6frz82g
      `),
    },
    // Country-code domains that Afilias operated on one server with three names.
    'whois.identitydigital.services': {
      aliases: [
        'whois.afilias-grs.info',
        'whois.afilias-grs.net',
        'whois2.afilias-grs.net',
        'whois.belizenic.bz',
        'whois.nic.mn',
        'whois.nic.sc',
      ],
      suffixes: ['bz', 'gi', 'lc', 'mn', 'sc', 'vc'],
    },
    'whois.nic.ag': { suffixes: ['ag'] },
    // NIXI: Afilias' layout until 2018, with the legal notice above the record; ICANN's since.
    'whois.nixiregistry.in': {
      aliases: ['whois.inregistry.net', 'whois.inregistry.in', 'whois.registry.in'],
      suffixes: wordsOf(`
        in | xn--2scrj9c | xn--3hcrj9c | xn--45br5cyl | xn--45brj9c | xn--fpcrj9c3d | xn--gecrj9c |
        xn--h2breg3eve | xn--h2brj9c | xn--h2brj9c8c | xn--mgbbh1a | xn--mgbbh1a71e | xn--mgbgu82a |
        xn--rvc1e0am3e | xn--s9brj9c | xn--xkc2dl3a5ee0h
      `),
      marks: ['Access to .IN WHOIS information'],
    },
    'whois.nic.post': { aliases: ['whois.dotpostregistry.net'], suffixes: ['post'] },
    // ICM Registry, .xxx; today GoDaddy’s registry service.
    'whois.nic.xxx': { suffixes: ['xxx'] },
  }),
  ...answerAs(AFNIC, {
    'whois.nic.fr': { suffixes: ['fr'], marks: ['%% This is the AFNIC Whois server.'] },
    'whois.nic.pm': { suffixes: ['pm'] },
    'whois.nic.re': { suffixes: ['re'] },
    'whois.nic.tf': { suffixes: ['tf'] },
    'whois.nic.wf': { suffixes: ['wf'] },
    'whois.nic.yt': { suffixes: ['yt'] },
  }),
  ...answerAs(AUSREGISTRY, {
    'whois.aeda.net.ae': { suffixes: ['ae', 'xn--mgbaam7a8h'] },
  }),
  ...answerAs(CENTRALNIC, {
    // CentralNic's own second-level domains.
    'whois.centralnic.com': {
      aliases: ['whois.centralnic.net'],
      suffixes: wordsOf(`
        ae.org | africa.com | ar.com | br.com | cn.com | co.com | com.de | com.se | de.com | eu.com |
        gb.com | gb.net | gr.com | hu.com | hu.net | in.net | jp.net | jpn.com | kr.com | no.com |
        qc.com | ru.com | sa.com | se.com | se.net | uk.com | uk.net | us.com | us.org | uy.com |
        web.com | za.bz | za.com
      `),
    },
    'whois.nic.fm': { suffixes: ['fm'] },
    'whois.nic.la': { suffixes: ['la', 'xn--q7ce6a'] },
    // CentralNic's software; run by Radix, today on Tucows' servers.
    'whois.nic.pw': { suffixes: ['pw'] },
  }),
  ...answerAs(CENTRALNIC_MOVED, {
    'whois.nic.baby': { suffixes: ['baby'] },
    'whois.nic.college': { suffixes: ['college'] },
    // .design: CentralNic until 2020, then GoDaddy’s registry service.
    'whois.nic.design': { suffixes: ['design'] },
    // .love: CentralNic until 2020, then Uniregistry’s service (today Tucows’).
    'whois.nic.love': { suffixes: ['love'] },
    'whois.nic.space': { suffixes: ['space'] },
    'whois.nic.tech': { suffixes: ['tech'] },
    'whois.nic.xyz': { suffixes: ['xyz'] },
  }),
  ...answerAs(COCCA, {
    // All servers with CoCCA's software that have neither a row nor a file: Rwanda's, Yemen's, South Sudan's and others.
    cocca: {
      kindOf: 'icann',
      marks: [
        'Registry WHOIS Server:',
        'Registrar Customer Service',
        'Sponsoring Registrar Customer Service',
        'Domain Status: No Object Found',
        'Domain Status: Prohibited String',
        'Domain Status: Excluded',
        'Domain Status: Not Open',
      ],
    },
    'whois.cmc.iq': { suffixes: ['iq', 'xn--mgbtx2b'], beside: 'Notes: {…} before it can be delegated' },
    'whois.na-nic.com.na': { suffixes: ['na'] },
    'whois.nic.af': { suffixes: ['af'] },
    'whois.nic.cd': { suffixes: ['cd'] },
    'whois.nic.cx': { suffixes: ['cx'] },
    // CoCCA's oldest layout until 2018, as whois.netcom.cm; a free name is `Not Registered` there.
    'whois.nic.cm': { aliases: ['whois.netcom.cm'], suffixes: ['cm'] },
    'whois.nic.do': { suffixes: ['do'] },
    // CoCCA's software until about 2020, CentralNic's in ICANN's layout today.
    'whois.nic.gl': { suffixes: ['gl'] },
    'whois.nic.gs': { suffixes: ['gs'] },
    'whois.nic.ht': { suffixes: ['ht'] },
    'whois.nic.ki': { suffixes: ['ki'] },
    'whois.nic.kw': { suffixes: ['kw'] },
    'whois.nic.mg': { suffixes: ['mg'] },
    'whois.nic.ms': { suffixes: ['ms'] },
    'whois.nic.mz': { suffixes: ['mz'] },
    'whois.nic.net.bw': { suffixes: ['bw'] },
    'whois.nic.net.ng': { aliases: ['whois.nic.ng', 'whois.nic.org.ng'], suffixes: ['ng'] },
    'whois.nic.tc': { suffixes: ['tc'] },
    'whois.nic.wed': { suffixes: ['wed'] },
    'whois.pnina.ps': { suffixes: ['ps', 'xn--ygbi2ammx'] },
    'whois.registry.gy': { suffixes: ['gy'] },
    'whois.tld.mu': { aliases: ['whois.nic.mu'], suffixes: ['mu'] },
    'whois.tld.sy': { suffixes: ['sy', 'xn--ogbpf8fl'] },
    'whois.zicta.zm': { aliases: ['whois.nic.zm'], suffixes: ['zm'] },
    'whois1.nic.bi': { aliases: ['whois.nic.bi'], suffixes: ['bi'] },
  }),
  ...answerAs(COCCA_WITH_HELPDESK, {
    'whois.nic.net.sb': { aliases: ['whois.nic.sb'], suffixes: ['sb'] },
    'whois.nic.nf': { suffixes: ['nf'] },
    'whois.nic.tl': { suffixes: ['tl'] },
  }),
  ...answerAs(COCCA_IN_SPANISH, {
    'whois.nic.ec': { suffixes: ['ec'] },
    'whois.nic.hn': { suffixes: ['hn'] },
  }),
  ...answerAs(CORE, {
    // Fundació .cat: TANGO's ICANN layout; until 2016 CORE's, with `Registrar ID: R-9999 (Example)`, at whois.cat.
    'whois.nic.cat': { aliases: ['whois.cat'], suffixes: ['cat'] },
    // Dot Scot Registry, .scot, on CORE’s service.
    'whois.nic.scot': { suffixes: ['scot'] },
  }),
  ...answerAs(EURID, {
    'whois.eu': {
      suffixes: ['eu', 'xn--e1a4c', 'xn--qxa6a'],
      marks: ['% The WHOIS service offered by EURid'],
    },
  }),
  ...answerAs(FRED, {
    // All servers with CZ.NIC's FRED that have neither a row nor a file. Their times may be local, in an unknown zone.
    fred: {
      marks: ['% Whoisd Server Version', '% Domain Information over Whois protocol', 'nsset:        '],
    },
    // NIC Costa Rica, on CZ.NIC's FRED; its times are local.
    'whois.nic.cr': { suffixes: ['cr'], zone: 'America/Costa_Rica' },
    'whois.nic.cz': { suffixes: ['cz'], marks: ['%  (c) 2006-'] },
    'whois.nic.fo': {
      suffixes: ['fo'],
      marks: ['%  This is the FO Database query service', '% This is the FO Database query service'],
      zone: 'Atlantic/Faroe',
    },
    // Lesotho Network Information Centre, on CZ.NIC's FRED.
    'whois.nic.ls': { suffixes: ['ls'], zone: 'Africa/Maseru' },
    // Malawi SDNP, on CZ.NIC's FRED.
    'whois.nic.mw': { suffixes: ['mw'], zone: 'Africa/Blantyre' },
    'whois.marnet.mk': { suffixes: ['mk', 'xn--d1alf'] },
    // A registry of names below it.ao, on FRED.
    'whois.reg.it.ao': { suffixes: ['it.ao'], zone: 'Africa/Luanda' },
  }),
  ...answerAs(FREENOM, {
    'whois.dot.cf': { suffixes: ['cf'] },
    'whois.dot.tk': { suffixes: ['tk'] },
    // Freenom's server for .ga and .ml, which other registries operate today.
    'whois.freenom.com': {
      aliases: ['whois.dot.ga', 'whois.dot.ml', 'whois.my.ga', 'whois.dominio.gq'],
      suffixes: ['ga', 'ml', 'gq'],
    },
  }),
  ...answerAs(ICANN, {
    // All servers with ICANN's layout that have neither a row nor a file.
    icann: {
      marks: [
        'Registry Domain ID:',
        'Registrar IANA ID:',
        'Sponsoring Registrar:',
        'Sponsoring Registrar IANA ID:',
        'Registry Expiry Date:',
        'Registrar WHOIS Server:',
        'Registrar Registration Expiration Date:',
        'URL of the ICANN W',
        'URL of the ICANN RDDS',
        '>>> Last update of W',
        '>>> Last update of R',
      ],
    },
    'whois.donuts.co': { aliases: DONUTS.map((suffix) => `whois.nic.${suffix}`), suffixes: DONUTS },
    // dotBERLIN, .berlin: the notice is in comments.
    'whois.nic.berlin': { suffixes: ['berlin'] },
    // Neustar's columns until 2017, ICANN's layout since.
    'whois.nic.biz': { aliases: ['whois.biz', 'whois.neulevel.biz'], suffixes: ['biz'] },
    // dotStrategy, .buzz: Neustar’s older labels until 2016.
    'whois.nic.buzz': { suffixes: ['buzz'] },
    // Operated by AFNIC, in ICANN's layout.
    'whois.nic.bzh': { aliases: ['whois-bzh.nic.fr'], suffixes: ['bzh'] },
    // Interlink, .earth.
    'whois.nic.earth': { suffixes: ['earth'] },
    'whois.nic.gay': { suffixes: ['gay'] },
    // Charleston Road Registry (Google).
    'whois.nic.google': {
      suffixes: wordsOf(`
        ads | android | app | boo | cal | channel | chrome | dad | day | dclk | dev | docs | drive |
        eat | esq | fly | foo | gbiz | gle | gmail | goog | google | guge | hangout | here | how | ing |
        map | meet | meme | mov | new | nexus | page | phd | play | prod | prof | rsvp | search | soy |
        xn--flw351e | xn--q9jyb4c | xn--qcka1pmc | youtube | zip
      `),
    },
    'whois.nic.kids': { suffixes: ['kids'] },
    // Identity Digital, Donuts before.
    'whois.nic.live': { suffixes: ['live'] },
    // Identity Digital, Donuts before.
    'whois.nic.rehab': { suffixes: ['rehab'] },
    // Telnic, .tel: Neustar’s older labels until 2016, then Neustar’s and TANGO’s ICANN layout.
    'whois.nic.tel': { suffixes: ['tel'] },
    // .top, on ZDNS’ registry service.
    'whois.nic.top': { suffixes: ['top'] },
    // Neustar's columns until 2018, then Donuts' (now Identity Digital's) ICANN layout.
    'whois.nic.travel': { suffixes: ['travel'] },
    'whois.nic.tube': { suffixes: ['tube'] },
    // Neustar's columns until 2017, ICANN's layout since; every contact has a purpose and a nexus category.
    'whois.nic.us': { suffixes: ['us'] },
    // Minds + Machines, later GoDaddy: .vip.
    'whois.nic.vip': { suffixes: ['vip'] },
    // .网址, on KNET’s registry service.
    'whois.nic.xn--ses554g': { suffixes: ['xn--ses554g'] },
    // Public Interest Registry, .org: the code after the registrar’s name (until 2016) stays in the name.
    'whois.pir.org': {
      aliases: ['whois.publicinterestregistry.net', 'whois.publicinterestregistry.org'],
      suffixes: ['org'],
    },
    // .CO Internet: Neustar’s older labels until 2017, at whois.nic.co.
    'whois.registry.co': { aliases: ['whois.nic.co'], suffixes: ['co', 'com.co', 'net.co', 'nom.co'] },
  }),
  ...answerAs(ICANN_WITH_TERMS, {
    // Identity Digital, Donuts before.
    'whois.nic.army': { suffixes: ['army'] },
    // Identity Digital, Donuts before.
    'whois.nic.vet': { suffixes: ['vet'] },
  }),
  ...answerAs(ICB, {
    'whois.nic.ac': { suffixes: ['ac'] },
    'whois.nic.io': { suffixes: ['io'] },
    'whois.nic.sh': { suffixes: ['sh'] },
  }),
  ...answerAs(ISLAND_NETWORKS, {
    'whois.gg': { suffixes: ['gg'] },
    'whois.je': { suffixes: ['je'] },
    'whois.nic.as': { suffixes: ['as'] },
  }),
  ...answerAs(JWHOIS, {
    // All JWhoisServers that have neither a row nor a file.
    jwhois: { marks: ['This is JWhoisServer serving', 'Java Whois Server'] },
    // Togo: JWhoisServer, with a row of number signs for its notice.
    'whois.nic.tg': { suffixes: ['tg'] },
  }),
  ...answerAs(KSREGISTRY, {
    'whois.nic.gd': { suffixes: ['gd'] },
    'whois.nic.vg': { aliases: ['ccwhois.ksregistry.net'], suffixes: ['vg'] },
  }),
  ...answerAs(NOMINET_GENERIC, {
    'whois.nic.cymru': { suffixes: ['cymru'] },
    'whois.nic.wales': { suffixes: ['wales'] },
  }),
  ...answerAs(REGISTRAR, {
    // Automattic.
    'whois.sawbuck.com': {},
    // Realtime Register.
    'whois.yoursrs.com': {},
    ...Object.fromEntries(REGISTRARS.map((host) => [host, {}])),
  }),
  ...answerAs(SIDN, {
    // Aruba, on SIDN's software.
    'whois.nic.aw': { suffixes: ['aw'], marks: ['whois.nic.aw:'] },
  }),
  ...answerAs(TCI, {
    // Coordination Center for TLD RU.
    'whois.tcinet.ru': {
      suffixes: ['ru', 'su', 'xn--p1ai'],
      marks: ['% TCI Whois Service', "% By submitting a query to TCI's", "% By submitting a query to RIPN's"],
    },
    // The former server of .ru, .su and .рф, which still answers.
    'whois.ripn.net': {},
  }),
  ...answerAs(VERISIGN, {
    'ccwhois.verisign-grs.com': {
      aliases: ['whois.nic.cc'],
      suffixes: ['cc'],
      phrases: noMatchBelow('cc'),
    },
    // RDAP only since 2020.
    'whois.nic.jobs': {
      aliases: ['jobswhois.verisign-grs.com'],
      suffixes: ['jobs'],
      phrases: noMatchBelow('jobs'),
    },
    // GoDaddy Registry's since 2022, in ICANN's layout.
    'whois.nic.tv': {
      aliases: ['tvwhois.verisign-grs.com'],
      suffixes: ['tv'],
      phrases: noMatchBelow('tv'),
    },
    'whois.verisign-grs.com': {
      aliases: ['whois.crsnic.net', 'whois.internic.net', 'whois.verisign-grs.net'],
      suffixes: ['com', 'net'],
      marks: ['The Registry database contains ONLY .COM'],
      phrases: noMatchBelow('com', 'net'),
    },
  }),
  ...answerAs(ZACR, {
    // .capetown, .durban and .joburg: one registry, one server under several names.
    'whois.nic.capetown': {
      aliases: [
        'whois.nic.durban',
        'whois.nic.joburg',
        'capetown-whois.registry.net.za',
        'durban-whois.registry.net.za',
        'joburg-whois.registry.net.za',
      ],
      suffixes: ['capetown', 'durban', 'joburg'],
    },
  }),
};
