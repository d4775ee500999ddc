import type { LanguageWords } from './language-words.ts'

export const de: LanguageWords = {
  topics: {
    welcome: {
      strong:
        'hier kurz, freue mich, wir wunschen, schonen urlaub bei, willkommen, schon dass, wir freuen uns, freuen uns sehr, vielen dank fur, danke dass, wir hoffen, fuhlen sie sich, fuhlt euch, wie zu hause, begrussen, schonen aufenthalt, herzlich, damit sie sich',
      weak: 'liebe gaste, hallo, grussgott, gruss gott, servus, moin, freuen, hoffen, danke, wunschen',
    },
    checkIn: {
      strong:
        'check in geht, fruher leider, ab der ausfahrt, von der autobahn, treffen wir, ihr kommt, du kommst, ankunftszeit, check in, anreise*, ankunft, anfahrt, wegbeschreibung, navi, schlusselubergabe, bezugsfertig, eintreffen, spatanreise, ausfahrt, autobahn, klingel*, verspaten, ankommen, anreisen, ankommt, autozug, autozugs, abholen, holen sie die schlussel, einchecken, verspatung, ankommst',
      weak: 'spater als, spater kommen, rufen sie uns kurz, bescheid, abbiegen, links ab, rechts ab, kreisverkehr, flug, ubergabe, buro, burozeiten, hinterlegen, kommen, erwarten',
    },
    door: {
      strong:
        'hintereingang, *eingang, schlussel holst, erdgeschoss, hinterhaus, hochparterre, riegel, klinke, schlussel, *schlussel, schlusseltresor, schlusselbox, schlusselkasten, schlussel kasten, schlusselsafe, schlusselanlage, turcode, haustur, haustur code, codeschloss, tastenfeld, eingangstur, wohnungstur, gartentor, *tor, schloss, ersatzschlussel, wohnungsschlussel, haustur*, turoffner, zugangscode, tresor, eingangscode, vorhangeschloss, keybox, tastatur',
      weak: 'tur, code, kombination, stock, stockwerk, etage, aufzug, treppe, eingang, box, kasten, umdrehen, pin, zahlenkombination, klemmt, obergeschoss, offnet, kasten',
    },
    parking: {
      strong:
        'parken kannst, parken konnt, umsonst, parkt, parke, wagen stellen, anwohnerpark*, kostenlos parken, auto im, park*, stellplatz*, garage*, tiefgarage, parkplatz*, carport, wallbox, ladestation, parkhaus, parkhauser, parkausweis, *parkplatz, *stellplatz, *stellplatze, einfahrt, zufahrt, abstellen, parkschein',
      weak: 'auto, autos, wagen, fahrzeug*, hof, anhanger, wohnmobil*, motorrad*, raumen wir',
    },
    wifi: {
      strong: 'wlan, w lan, wifi, wi fi, internet, netzwerk*, netz, ssid, router',
      weak: 'passwort, kennwort, netzwerkschlussel, schlussel wlan',
    },
    rules: {
      strong:
        'keine musik, keine schuhe, rauslassen, nicht laut, bitte ruhig, leise, nachbar*, wande, betreten, abzuschliessen, stock nicht, nicht auf, nur draussen, durfen nicht, nicht durfen, rauch*, *rauch*, nichtraucher*, haustier*, hund, hunde, katzen, tiere, partys, party, feiern, ruhe, ruhezeit*, nachtruhe, mittagsruhe, larm, laut, leiser, lautstarke, verboten, untersagt, nicht gestattet, nicht erlaubt, nicht gestattet, hausordnung, regeln, schuhe, rucksicht, kerzen, nicht erwunscht, gestattet, zimmerlautstarke, grillen, mittagszeit, gartenmobel, hausregeln, besucher, vermeiden',
      weak: 'bitte nicht, nicht, bitte kein*, kein, keine, nur nach absprache, darf, durfen, nur auf, sind nachts, ist zu, freizuhalten',
    },
    equipment: {
      strong:
        'dusch*, wasche*, tropft, dachboden, klo, toilette, wc, lampe*, licht, decke, regler, filter, kindersicherung, kaffee, geschirr im, bugelbrett, markise, insekten*, warmepumpe, wasserhahn, ladekabel, stecker, kuhltruhe, backofen, ofen, herd, kochfeld, ceranfeld, induktion*, mikrowelle, waschmaschine, waschgang, trockner, spulmaschine, geschirrspuler, heizung*, heizkorper, fussbodenheizung, thermostat*, therme, boiler, warmwasser, warmes wasser, klimaanlage, fernseher, tv, fernbedienung, receiver, kaffeemaschine, kaffeevollautomat, wasserkocher, toaster, kuhlschrank, gefrier*, kamin*, kaminofen, dusche, badewanne, whirlpool, sauna, grill, bugeleisen, fohn, foehn, haartrockner, bettwasche, handtucher liegen, handtucher finden, kinderbett, hochstuhl, sicherung*, sicherungskasten, rolladen, rollladen, jalousie*, luften, staubsauger, ventilator, schlafsofa, schlafcouch, pool, bettzeug, kissen, decken, dunstabzug*, netflix, wasche, ersatzbezuge, bezuge, verstarker, strom',
      weak: 'schalter, knopf, drucken, drehen, schublade, schrank, dielenschrank, anleitung, bedienungsanleitung, programm, einschalten, ausschalten, kuche, bad, gerat*, keller, schaltet, stufe, funktioniert, fenster, ausstattung, laufen, temperatur',
    },
    activities: {
      strong:
        'anschauen, ansehen, ausprobieren, weinprobe, kanu*, paddel*, schlittschuh, weinberg*, rundweg, kirche, dom, stadtfuhrung, elbe, hafen, bootsfahrt, schiff*, minigolf, ausflugsziel*, klamm, gipfel, hutte, alm, erlebnisbad, festung, strand, *strand, museum, museen, burg, *ruine, *burg, wander*, *wanderung, radtour*, spaziergang, ausflug*, ausfluge, skilift, *lift, skigebiet, piste*, loipe*, schifffahrt, therme besuchen, freibad, hallenbad, schwimmbad, see, baden, sehenswurd*, aussicht*, weihnachtsmarkt, markt am, tierpark, zoo, kirche besichtigen, besichtig*, fuhrung, lohnend, klettern, kletter*, bootsverleih, rodel*, spielplatz, erlebnis*, freizeit*, schloss neuschwanstein, altstadt, theater, kino, watt, golf*',
      weak: 'zu fuss, weg zum, minuten entfernt, autominuten, tickets, ausblick, kinder, sonnenuntergang, hin, erreichen, park, unternehm*',
    },
    restaurants: {
      strong:
        'zum fruhstuck*, kuchen, eis, fisch, burger, schnitzel, speisen, gerichte, tisch, essen gern, mittagstisch, vietnames*, asia*, dorfkrug, restaurant*, gasthof, gasthaus, wirtshaus, pizzeria, essen, abendessen, mittagessen, fischkuche, cafe, biergarten, ratskeller, imbiss, doner, sushi, italiener, grieche, ruhetag, gastwirtschaft, selbstbedienung, landgasthof, eisdiele, fruhstucken, lokal, lokale',
      weak: 'reservieren, lecker, kuche regional, speisekarte, empfehlen, empfehlung*, essen gehen, schmeckt, gut',
    },
    bars: {
      strong:
        'bar, bars, kneipe*, cocktail*, bier, club, disco, diskothek, nachtleben, weinstube, trinken, weinbar, pub, absacker, brauhaus, feierabendbier',
      weak: 'wein, abends, livemusik, drinks',
    },
    shopping: {
      strong:
        'um die ecke bis, konsum, brot, supermarkte, laden um, spati, gemuse, wochenmarkte, obst, bekommen sie, geoffnet bis, hat bis, bis 20 uhr geoffnet, supermarkt, einkauf*, backer, backerei, metzger*, fleischer*, edeka, rewe, lidl, aldi, penny, netto, hofladen, dorfladen, laden, laden, markt, drogerie, lebensmittel, feneberg, wochenmarkt, kiosk, bioladen, kaufland, brotchen, geschaft*, semmeln',
      weak: 'geoffnet, brot, milch, kaufen, hat bis, offnungszeiten',
    },
    transport: {
      strong:
        'halt vor, halte, fahrt alle, zug nach, nach der bahn, takt, fahrradweg, regionalbahn, gleis, bus, busse, buslinie, bahn, bahnhof, zug, flughafen, taxi, fahre, haltestelle, s bahn, u bahn, strassenbahn, tram, linie, fahrradverleih, fahrrader, mietwagen, radweg, *radweg, shuttle, bushaltestelle, leihrad*, carsharing, offentlich*, gastekarte',
      weak: 'stundlich, alle 10 minuten, minuten takt, fahrplan, fahrt, fahrkart*, ticket',
    },
    useful: {
      strong:
        'biotonne, container, bringhof, gelbe tonne, papiertonne, notapotheke, hausarztin, briefkasten postamt, bucherei, apotheke*, arzt, arzte, *arzt, hausarzt, zahnarzt, geldautomat, sparkasse, bank, post, mull, *mull, mulltrenn*, hausmull, restmull, biomull, gelber sack, gelben sack, altpapier, altglas, *tonne, tonne*, tonnen, container, wertstoff*, wertstoffhof, tankstelle, tierarzt, waschsalon, touristinfo*, tourist info*, kurtaxe, kurabgabe, abfall*, abfuhr, gemeinde',
      weak: 'papier, glas, abgeholt, entsorg*, sprechstunde',
    },
    checkOut: {
      strong:
        'mull mitnehmen, fenster zu, fenster schliessen, wieder in den, dann beim, tur zuziehen, tur zu, abgeben, beim gehen, ausziehen, abreisen, zum schluss, am letzten tag, vor dem gehen, check out, checkout, abreise, abreisetag, auschecken, auszuchecken, vor der abreise, bei der abreise, am abreisetag, zu raumen, raus, raumen sie, verlassen, bevor sie gehen, bevor ihr geht, bevor sie abreisen, betten ab, briefkasten, hinterlassen, schlussel innen, schlussel in den, schlussel auf den, schlussel auf dem, beim auszug, wenn ihr fahrt, wenn ihr geht, endreinigung, besenrein, frostschutz',
      weak: 'spulen sie, geschirr, leeren sie, lassen sie, schliessen, ausschalten, ziehen sie die tur, werfen sie, legen sie, stecken, sauber, abziehen, kuhlschrank, wieder in, zuruck, raustragen, runterbringen, mullbeutel, spatestens, fenster',
    },
    contact: {
      strong:
        'fragen, bei problemen, erreicht ihr, erreichst du, erreichen sie, ist was kaputt, wenn was, unter der nummer, schreibt mir, schreib mir, sagt bescheid, kontakt*, erreichen sie mich, erreichen sie uns, erreichen sie meinen, erreichbar, bei fragen, anrufen, ruft an, rufen sie an, melden, meldet euch, whatsapp, gastgeber, problemen, unser buro ist, sprechzeiten, ansprechpartner*, fragen, zentrale, notfall handy, jederzeit',
      weak: 'telefon, telefonisch, tel, handy, mobil, e mail, email, mail, buro, schreiben, besetzt, nummer',
    },
    emergency: {
      strong:
        'notfall*, notruf*, notarzt, krankenwagen, rettungsdienst, rettung, polizei, feuerwehr, krankenhaus, klinik*, *klinik, notdienst, *notdienst, bergwacht, giftnotruf, notaufnahme, seenotrettung, rettungswagen, arztlicher bereitschaftsdienst',
      weak: '112, 110, 116117, unfall*, ambulanz',
    },
    address: {
      strong: 'adresse, anschrift, sie finden uns, ihr findet uns, wir wohnen, das haus liegt in',
      weak: 'strasse, *strasse, *str, *weg, *gasse, *platz, hausnummer',
    },
    closing: {
      strong:
        'mit freundlichen grussen, viele grusse, herzliche grusse, liebe grusse, beste grusse, bis bald, gute reise, viel spass, betreff, sehr geehrte*, sehr geehrter, schonen urlaub, nachfolgend finden, tschuss, gute anreise, lg, erholsamen urlaub, schone zeit',
      weak: 'grusse, gruss',
    },
  },
  headings: {
    welcome: 'willkommen, herzlich willkommen, begrussung',
    checkIn:
      'anreise, ankunft, check in, anfahrt, schlusselubergabe, ihre anreise, wegbeschreibung, eure anreise, anfahrt und stellplatz',
    door: 'zugang, schlussel, hausschlussel, die schlussel, haustur, ins haus',
    parking: 'parken, parkplatz, stellplatz, auto, parkplatze, stellplatze, garage',
    wifi: 'wlan, w lan, internet, wifi, internetzugang, wlan zugang',
    rules: 'hausordnung, hausregeln, regeln, unsere regeln, unsere hausregeln, gut zu wissen, bitte beachten',
    equipment:
      'ausstattung, gerate, technik, kuche, heizung, im haus, in der wohnung, die wohnung, das haus, so funktioniert es, bedienung, elektrogerate',
    activities:
      'ausfluge, aktivitaten, freizeit, unternehmungen, sehenswurdigkeiten, ausflugsziele, was tun, freizeittipps, umgebung',
    restaurants: 'restaurants, essen, essen gehen, essen und trinken, gastronomie, gasthauser, restauranttipps',
    bars: 'bars, kneipen, nachtleben, ausgehen, trinken, bars und clubs',
    shopping: 'einkaufen, einkauf, geschafte, laden, einkaufsmoglichkeiten, supermarkte, shopping',
    transport: 'verkehr, offentliche verkehrsmittel, bus und bahn, anbindung, nahverkehr, verkehrsmittel, mobilitat',
    useful:
      'wissenswertes, nutzliches, mull, mulltrennung, abfall, kurabgabe, kurtaxe, informationen, nutzliche adressen, nutzliche informationen, gesundheit, arzte, mullentsorgung',
    checkOut: 'abreise, check out, ihre abreise, vor der abreise, bei der abreise, eure abreise, auszug',
    contact:
      'kontakt, gastgeber, ihre gastgeber, erreichbarkeit, eure gastgeber, so erreichen sie uns, ansprechpartner',
    emergency: 'notfall, notfalle, notrufnummern, im notfall, notfallnummern, notruf, wichtige nummern',
    address: 'adresse, anschrift',
    none: 'zeiten, mieterinformation, gastemappe, empfehlungen, unsere tipps, tipps',
  },
}
