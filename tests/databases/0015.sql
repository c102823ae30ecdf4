BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0015');
CREATE TABLE alive (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "alive" VALUES(1,1.79495372382774567602e+09,1);
CREATE TABLE calls (
	table_id VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	moved INTEGER NOT NULL, 
	due FLOAT, 
	stage INTEGER DEFAULT '0' NOT NULL, 
	tries INTEGER DEFAULT '0' NOT NULL, 
	pushed FLOAT DEFAULT '0' NOT NULL, 
	mailed FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, person)
);
INSERT INTO "calls" VALUES('KcGD0itZzhDujsar','fJPLzbeBO8ZSEZ8y',0,NULL,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('k_JXTi0UwzNH_-EH','fJPLzbeBO8ZSEZ8y',0,NULL,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('SFeZguQQqdKh8lzE','fJPLzbeBO8ZSEZ8y',0,1.79495372420357656483e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('HBgFr9pjKq941-40','fJPLzbeBO8ZSEZ8y',0,1.79495372722376632691e+09,0,0,0.0,0.0);
CREATE TABLE challenges (
	id VARCHAR(64) NOT NULL, 
	purpose VARCHAR(12) NOT NULL, 
	person VARCHAR(40), 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "challenges" VALUES('318e1e8c1c9e681bf79fad43420b0a21d0d48410c6c69a6078e394e2e45d6863','make','fJPLzbeBO8ZSEZ8y',1.79495402264939355853e+09);
CREATE TABLE circle_people (
	circle VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	joined FLOAT NOT NULL, 
	member BOOLEAN DEFAULT 1 NOT NULL, 
	looks TEXT, 
	answer VARCHAR(8) DEFAULT '' NOT NULL, 
	PRIMARY KEY (circle, person)
);
INSERT INTO "circle_people" VALUES('j__1naCgjMlABc9d','fJPLzbeBO8ZSEZ8y',1.79495370313958954805e+09,1,NULL,'');
CREATE TABLE circles (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	founder VARCHAR(40) NOT NULL, 
	code VARCHAR(8) NOT NULL, 
	invite VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	shown BOOLEAN DEFAULT 0 NOT NULL, 
	usual TEXT NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	table_id VARCHAR(40), 
	date FLOAT, 
	minutes INTEGER DEFAULT '180' NOT NULL, 
	date_game VARCHAR(20), 
	date_by VARCHAR(40), 
	date_number INTEGER DEFAULT '0' NOT NULL, 
	date_moves INTEGER DEFAULT '0' NOT NULL, 
	date_changed FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code), 
	UNIQUE (invite)
);
INSERT INTO "circles" VALUES('j__1naCgjMlABc9d','Thursdays','fJPLzbeBO8ZSEZ8y','TAABRC','JXgddPxbtalf9Xd3pxV8',1.79495370313958954805e+09,0,'{"game":"saboteur","players":5,"edition":null,"options":{},"spectators":true,"clock":{"kind":"none","seconds":0},"pace":"normal","hints":false}','Europe/Berlin',NULL,1794942000.0,180,'saboteur2','fJPLzbeBO8ZSEZ8y',1,0,1.79495370343469476696e+09);
CREATE TABLE devices (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(120) NOT NULL, 
	auth VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "devices" VALUES('d','fJPLzbeBO8ZSEZ8y','https://push.example/1','k','a',1.0);
CREATE TABLE entries (
	table_id VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	payload TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',0,'created','{"kind":"created","code":"LYMGZM","game":"saboteur","players":4,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"fJPLzbeBO8ZSEZ8y","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79495369118277072906e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',1,'sat','{"kind":"sat","person":"fJPLzbeBO8ZSEZ8y","name":"Ada","seat":0}',1.79495369118277072906e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79495369118277072906e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79495369118277072906e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79495369118277072906e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur\"\nrules = 2\ndeck = \"8cb0fd70660963454aca118a477a56e53a52aaa9a3742d0a518c1975fae12e53\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", gold_draw = \"diggers\", connect = \"required\", round_end = \"hands_empty\", self_break = false, broken_no_gold = false }\nlog = [\n  \"first p3\",\n  \"roles saboteur digger digger digger digger\",\n  \"goals gold, stone NE, stone NW\",\n  \"deck broken-cart repair-pick-cart NW N|E|W repair-lantern NE broken-lantern NS NEW NW NESW repair-lantern N|E repair-pick NEW NES broken-cart rockfall NEW map rockfall EW repair-pick broken-pick NESW NES NESW broken-cart NE NE repair-pick-lantern broken-pick NESW NW EW NES E broken-pick rockfall NS NEW map map N|E|S|W NW NESW NS map map N|W map repair-lantern-cart broken-lantern NE N|E|S repair-cart NS broken-lantern NES NE EW E|W N|S NEW N repair-cart NES\",\n]\n","seq":29}',1.79495369129326581957e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',6,'move','{"kind":"move","seat":2,"lines":["p3: discard NEW"],"seq":31}',1.79495369379989528658e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',7,'move','{"kind":"move","seat":3,"lines":["p4: map 8,2"],"seq":33}',1.79495369416779232026e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',8,'chat','{"kind":"chat","person":"fJPLzbeBO8ZSEZ8y","name":"Ada","seat":0,"text":"Let us play saboteur!","id":"140611001520400-1","digest":"49e6cf742051c77d"}',1.79495369419925689699e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',9,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":34,"person":"fJPLzbeBO8ZSEZ8y","id":"140611001520400-2","digest":"8c40869ee7db0462"}',1.79495369426323795325e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',10,'move','{"kind":"move","seat":0,"lines":["p1: NEW 0,1"],"seq":36,"person":"fJPLzbeBO8ZSEZ8y","id":"140611001520400-3","digest":"1d4f362f46ba3660"}',1.79495369429131650922e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',11,'move','{"kind":"move","seat":1,"lines":["p2: EW -1,1"],"seq":38}',1.79495369439169764522e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',12,'move','{"kind":"move","seat":2,"lines":["p3: NESW 1,1"],"seq":40}',1.79495369449104070665e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',13,'move','{"kind":"move","seat":3,"lines":["p4: E|S|W -2,1"],"seq":42}',1.79495369456303143504e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',14,'move','{"kind":"move","seat":0,"lines":["p1: rockfall -2,1"],"seq":44,"person":"fJPLzbeBO8ZSEZ8y","id":"140611001520400-4","digest":"fb9369e375ef744d"}',1.79495369459111237531e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',15,'move','{"kind":"move","seat":1,"lines":["p2: broken-cart p1"],"seq":46}',1.79495369464698481566e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',16,'move','{"kind":"move","seat":2,"lines":["p3: ESW 1,0"],"seq":48}',1.79495369466685342793e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',17,'move','{"kind":"move","seat":3,"lines":["p4: NES 0,-1"],"seq":50}',1.7949536946913394928e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',18,'move','{"kind":"move","seat":0,"lines":["p1: broken-cart p3"],"seq":52,"person":"fJPLzbeBO8ZSEZ8y","id":"140611001520400-5","digest":"98d5b3857abe6c4a"}',1.79495369472735238078e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',19,'move','{"kind":"move","seat":1,"lines":["p2: rockfall -1,1"],"seq":54}',1.79495369487089324002e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',20,'move','{"kind":"move","seat":2,"lines":["p3: broken-lantern p1"],"seq":56}',1.79495369488685297971e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',21,'move','{"kind":"move","seat":3,"lines":["p4: NW 2,0"],"seq":58}',1.79495369495087027551e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',22,'move','{"kind":"move","seat":0,"lines":["p1: discard N|E"],"seq":60,"person":"fJPLzbeBO8ZSEZ8y","id":"140611001520400-6","digest":"7117a57d28916eec"}',1.79495369503197884555e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',23,'move','{"kind":"move","seat":1,"lines":["p2: discard NE"],"seq":62}',1794953695.08298);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',24,'move','{"kind":"move","seat":2,"lines":["p3: discard E"],"seq":64}',1.7949536951590278149e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',25,'move','{"kind":"move","seat":3,"lines":["p4: NE -1,0"],"seq":66}',1.79495369523087263102e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',26,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW"],"seq":68,"person":"fJPLzbeBO8ZSEZ8y","id":"140611001520400-7","digest":"96926a70c90a919d"}',1.79495369526009941095e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',27,'move','{"kind":"move","seat":1,"lines":["p2: discard NW"],"seq":70}',1.79495369535114192966e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',28,'move','{"kind":"move","seat":2,"lines":["p3: discard NW"],"seq":72}',1.79495369543497967717e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',29,'move','{"kind":"move","seat":3,"lines":["p4: NSW 1,2"],"seq":74}',1.79495369555901837345e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',30,'move','{"kind":"move","seat":0,"lines":["p1: rockfall 0,1"],"seq":76,"person":"fJPLzbeBO8ZSEZ8y","id":"140611001520400-8","digest":"bbd1c5ff79960c41"}',1.79495369558731865887e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',31,'move','{"kind":"move","seat":1,"lines":["p2: NES 1,3"],"seq":78}',1.79495369566299223899e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',32,'move','{"kind":"move","seat":2,"lines":["p3: discard repair-pick"],"seq":80}',1.79495369570958590512e+09);
INSERT INTO "entries" VALUES('3OHj-pLK_uFCwuOC',33,'move','{"kind":"move","seat":3,"lines":["p4: NESW 1,4"],"seq":82}',1794953695.8432);
INSERT INTO "entries" VALUES('ArZ4TxPP-By4oZ1c',0,'created','{"kind":"created","code":"CEFUXY","game":"saboteur","players":3,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"fJPLzbeBO8ZSEZ8y","public":true,"clock":{"kind":"none","seconds":0}}',1.79495370387905812262e+09);
INSERT INTO "entries" VALUES('ArZ4TxPP-By4oZ1c',1,'sat','{"kind":"sat","person":"fJPLzbeBO8ZSEZ8y","name":"Ada","seat":0}',1.79495370387905812262e+09);
INSERT INTO "entries" VALUES('ArZ4TxPP-By4oZ1c',2,'bot','{"kind":"bot","seat":1,"bot":"greedy"}',1.79495370387905812262e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',0,'created','{"kind":"created","code":"MKGXWZ","game":"saboteur2","players":4,"options":{"edition":"de","rounds":3,"first":"random","boss_solo":true,"profiteer_solo":true,"profiteer_always":false,"trapped_geologist_paid":false,"ladder_joint":false,"sit_out":"rest_of_round"},"host":"fJPLzbeBO8ZSEZ8y","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79495369624724149704e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',1,'sat','{"kind":"sat","person":"fJPLzbeBO8ZSEZ8y","name":"Ada","seat":0}',1.79495369624724149704e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79495369624724149704e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79495369624724149704e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79495369624724149704e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur2\"\nrules = 2\ndeck = \"3348ac6703957f1fc48fc9628b24720d88b1f0c833322ab45e1c84636a1498d9\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", boss_solo = true, profiteer_solo = true, profiteer_always = false, trapped_geologist_paid = false, ladder_joint = false, sit_out = \"rest_of_round\" }\nlog = [\n  \"first p2\",\n  \"roles profiteer green-digger blue-digger blue-digger blue-digger blue-digger geologist green-digger saboteur saboteur boss green-digger geologist green-digger saboteur\",\n  \"goals stone NW, stone NE, gold\",\n  \"deck NS:door-blue NSW|E:crystal hands-off broken-cart NS|E:door-green repair-pick-cart ESW|N:crystal N|E|S|W free swap-hats NES NEW NS broken-pick NESW NE|S EW:door-green NES NE NEW:crystal NESW NES NESW:crystal EW|S:crystal free NS|EW NESW theft hands-off N theft NW:door-green rockfall NEW map N:crystal broken-lantern NEW:crystal broken-pick map broken-pick NEW NW:ladder NW EW:door-blue EW|N|S repair-pick N|S rockfall N|W NW|E broken-cart NE NS|EW swap-hats EW NE|W map NEW NES repair-lantern-cart N|E swap-hands theft N|E|S NES:crystal inspection theft rockfall N:ladder NW NW trapped EW NESW repair-pick NE NESW hands-off map broken-lantern NW|ES swap-hands broken-lantern repair-pick-lantern NS E|W trapped free NEW:crystal E repair-lantern NS NW N|E|W NE:door-blue NES NE repair-cart broken-cart EW NE:ladder map repair-cart NW|S inspection NE|SW map E:crystal NEW repair-lantern NS|E|W E:ladder free trapped NE NS\",\n]\n","seq":29}',1.79495369636358451841e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',6,'move','{"kind":"move","seat":1,"lines":["p2: discard NSW|E:crystal repair-pick-cart"],"seq":33}',1.79495369641510176656e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',7,'move','{"kind":"move","seat":2,"lines":["p3: NE -1,0"],"seq":35}',1.79495369655939078327e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',8,'move','{"kind":"move","seat":3,"lines":["p4: discard EW|S:crystal NEW broken-cart"],"seq":41}',1.79495369664700078968e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',9,'chat','{"kind":"chat","person":"fJPLzbeBO8ZSEZ8y","name":"Ada","seat":0,"text":"Let us play saboteur2!","id":"140610999589264-1","digest":"001bad5311539c47"}',1.79495369666705512998e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',10,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":42,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999589264-2","digest":"61e31fd991a02aab"}',1.79495369669858813289e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',11,'move','{"kind":"move","seat":0,"lines":["p1: discard NS NS:door-blue free"],"seq":48,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999589264-3","digest":"5138d76d47af64fd"}',1.79495369671914148327e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',12,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW -1,-1"],"seq":50}',1.79495369679087114333e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',13,'move','{"kind":"move","seat":2,"lines":["p3: discard NESW NESW NESW:crystal"],"seq":56}',1.79495369685100150105e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',14,'move','{"kind":"move","seat":3,"lines":["p4: discard N|E|S|W hands-off theft"],"seq":62}',1.79495369690748214717e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',15,'move','{"kind":"move","seat":0,"lines":["p1: discard EW:door-green rockfall theft"],"seq":68,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999589264-4","digest":"2568d427e6828db3"}',1.79495369695099973679e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',16,'move','{"kind":"move","seat":1,"lines":["p2: discard NES broken-pick"],"seq":72}',1.79495369699884557723e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',17,'move','{"kind":"move","seat":2,"lines":["p3: S:crystal -1,-2"],"seq":74}',1.79495369704283499719e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',18,'move','{"kind":"move","seat":3,"lines":["p4: map 8,-2"],"seq":76}',1.79495369715932226182e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',19,'move','{"kind":"move","seat":0,"lines":["p1: discard NW:door-green NW:ladder broken-pick"],"seq":82,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999589264-5","digest":"3c1e89e2d83b6c7a"}',1.79495369718296384807e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',20,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW NW swap-hats"],"seq":88}',1.79495369722680139538e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',21,'move','{"kind":"move","seat":2,"lines":["p3: discard EW|N|S NES broken-lantern"],"seq":94}',1.79495369727884912492e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',22,'move','{"kind":"move","seat":3,"lines":["p4: discard N broken-pick repair-pick"],"seq":100}',1.794953697334965229e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',23,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|E:door-green"],"seq":102,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999589264-6","digest":"8e187de71f3ff19f"}',1.79495369735490632062e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',24,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|E free"],"seq":106}',1.79495369739083790775e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',25,'move','{"kind":"move","seat":2,"lines":["p3: discard map swap-hats"],"seq":110}',1.79495369744695544241e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',26,'move','{"kind":"move","seat":3,"lines":["p4: SW|E 0,-1"],"seq":112}',1.79495369749501919743e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',27,'move','{"kind":"move","seat":0,"lines":["p1: discard NES NEW N|W"],"seq":118,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999589264-7","digest":"dc0ed617447b6d9f"}',1.79495369751414680483e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',28,'move','{"kind":"move","seat":1,"lines":["p2: discard NE NES"],"seq":122}',1.79495369765271544455e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',29,'move','{"kind":"move","seat":2,"lines":["p3: discard NS|EW hands-off"],"seq":126}',1.79495369769973778725e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',30,'move','{"kind":"move","seat":3,"lines":["p4: ESW -2,-1"],"seq":128}',1.79495369781496906273e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',31,'move','{"kind":"move","seat":0,"lines":["p1: discard theft"],"seq":130,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999589264-8","digest":"280fc11ae74d06de"}',1.794953697875056982e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',32,'move','{"kind":"move","seat":1,"lines":["p2: discard N:ladder broken-cart rockfall"],"seq":136}',1.79495369793990731241e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',33,'move','{"kind":"move","seat":2,"lines":["p3: discard NW theft"],"seq":140}',1.79495369797899532319e+09);
INSERT INTO "entries" VALUES('CpoSurtjrYgyqU6F',34,'move','{"kind":"move","seat":3,"lines":["p4: SW|N 1,0"],"seq":142}',1.79495369800298905371e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',0,'created','{"kind":"created","code":"SZBDRS","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"fJPLzbeBO8ZSEZ8y","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79495370709888577465e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',1,'sat','{"kind":"sat","person":"fJPLzbeBO8ZSEZ8y","name":"Ada","seat":0}',1.79495370709888577465e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79495370709888577465e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NEW:door-blue@N+gold2, NEW:door-green@N+gold3, N|W:gold1@W, NEW:door-green@E+gold1, NE:door-blue@E+gold1, N|E|S|W\",\n  \"deck NE|SW NESW:door-blue@S NS|W map NW:ladder-blue NEW:door-blue@E NW|E EW NS|EW NSW:door-blue@N NEW:door-green@N EW rockfall NE|S broken-cart key repair-pick-lantern NW repair-cart rockfall NE:ladder-green EW|S:gold1@S NS broken-lantern map broken-pick NSW:door-green@S repair-pick-cart NW|S NSW|E:gold1@E NE NEW:troll@E broken-cart NS|EW:gold1@N repair-lantern NSW:troll@S NW|ES:gold1@E NS broken-lantern EW NW NEW|S:gold1@S EW NS repair-pick repair-lantern-cart NE key NE|W NESW:door-green@W NESW:troll@W broken-pick\",\n]\n","seq":13}',1.79495370722368645672e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',4,'move','{"kind":"move","seat":0,"lines":["p1: NE|SW 1,1"],"seq":15,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-1","digest":"b64ebd0e43380562"}',1.79495370747928309441e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',5,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:door-blue@E NSW:door-blue@N"],"seq":19}',1.79495370760976624482e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',6,'move','{"kind":"move","seat":0,"lines":["p1: discard NW|E"],"seq":21,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-2","digest":"c736796353faeb6a"}',1.79495370769535231587e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',7,'move','{"kind":"move","seat":1,"lines":["p2: discard map"],"seq":23}',1.79495370776722335814e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:door-green@N"],"seq":25,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-3","digest":"52b828a1fc5a4e8b"}',1.79495370781444811818e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',9,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-blue@N 1,-1"],"seq":27}',1.79495370784298944469e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',10,'move','{"kind":"move","seat":0,"lines":["p1: NS|EW 0,0"],"seq":29,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-4","digest":"916acf82a9c7c767"}',1.79495370787042856221e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',11,'move','{"kind":"move","seat":1,"lines":["p2: discard EW"],"seq":31}',1.79495370810699462886e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',12,'move','{"kind":"move","seat":0,"lines":["p1: NW:ladder-blue 0,2"],"seq":33,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-5","digest":"a9f67f465daf51a1"}',1.79495370817520380024e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',13,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|S repair-cart"],"seq":37}',1.79495370829100370406e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',14,'move','{"kind":"move","seat":0,"lines":["p1: discard NW key"],"seq":41,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-6","digest":"bca048d5f0d43e63"}',1794953708.34251);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',15,'move','{"kind":"move","seat":1,"lines":["p2: discard NE:ladder-green broken-lantern"],"seq":45}',1.79495370848300814627e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',16,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-pick"],"seq":47,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-7","digest":"1ee6b7a1db7789bc"}',1.79495370854850935932e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',17,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart"],"seq":49}',1.79495370867140507705e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',18,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|W map"],"seq":53,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-8","digest":"cd7132ce28256bcb"}',1.79495370873512601851e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',19,'move','{"kind":"move","seat":1,"lines":["p2: discard NS NSW:door-green@S"],"seq":57}',1794953708.81343);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',20,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:troll@E NW|S"],"seq":61,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-9","digest":"e81515cc58396c7a"}',1.794953708903311491e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',21,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW:gold1@N repair-pick-cart"],"seq":65}',1.79495370900294303894e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',22,'move','{"kind":"move","seat":0,"lines":["p1: NE 1,2"],"seq":67,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-10","digest":"6bcbcd64911d6c63"}',1.79495370907476854325e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',23,'move','{"kind":"move","seat":1,"lines":["p2: NSW|E:gold1@E 1,-2"],"seq":69}',1.79495370914494132997e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',24,'move','{"kind":"move","seat":0,"lines":["p1: discard EW|S:gold1@S"],"seq":71,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-11","digest":"b733c9f921fa28b7"}',1.79495370919301939008e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',25,'move','{"kind":"move","seat":1,"lines":["p2: EW 2,2"],"seq":73}',1.79495370932323598865e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',26,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:troll@S rockfall"],"seq":77,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-12","digest":"ec169a921aa98e54"}',1.79495370940312051776e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',27,'move','{"kind":"move","seat":1,"lines":["p2: NEW|S:gold1@S -1,1"],"seq":79}',1.79495370951500296595e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',28,'move','{"kind":"move","seat":0,"lines":["p1: rockfall 2,2"],"seq":81,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-13","digest":"777bc4d7049252bd"}',1.79495370960313177111e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',29,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NW|ES:gold1@E"],"seq":85}',1.79495370966706180573e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',30,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-lantern-cart"],"seq":87,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-14","digest":"8f9837a1a7354918"}',1.79495370973110818864e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',31,'move','{"kind":"move","seat":1,"lines":["p2: SW 2,-1"],"seq":89}',1.79495370979900312419e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',32,'move','{"kind":"move","seat":0,"lines":["p1: discard NS"],"seq":91,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-15","digest":"847cc6675a852800"}',1.79495370985495448111e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',33,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-green@W 2,2"],"seq":93}',1.79495371001176023482e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',34,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:troll@W NE|W"],"seq":95,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-16","digest":"becce9c12cb4ab04"}',1.79495371003903126717e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',35,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick repair-pick-lantern"],"seq":97}',1.79495371021935582163e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',36,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern"],"seq":98,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-17","digest":"3f2c832279376d3d"}',1.79495371029510903358e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',37,'move','{"kind":"move","seat":1,"lines":["p2: discard NS broken-pick"],"seq":100}',1.79495371042327141759e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',38,'move','{"kind":"move","seat":0,"lines":["p1: ES -1,0"],"seq":101,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-18","digest":"be2e90129185d06f"}',1.79495371046779131894e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',39,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart"],"seq":102}',1.79495371064343571662e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',40,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":103,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-19","digest":"13c6cf2ccd9c521d"}',1.79495371070023655886e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',41,'move','{"kind":"move","seat":1,"lines":["p2: discard key"],"seq":104}',1.79495371074377441404e+09);
INSERT INTO "entries" VALUES('HBgFr9pjKq941-40',42,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-lantern"],"seq":107,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999566288-20","digest":"5d6e6653b97a00c4","over":true,"winners":[0,1]}',1.7949537107878110409e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',0,'created','{"kind":"created","code":"GHCZPK","game":"duel","players":2,"options":{"edition":"de","rounds":3,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"fJPLzbeBO8ZSEZ8y","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79495369838684892651e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',1,'sat','{"kind":"sat","person":"fJPLzbeBO8ZSEZ8y","name":"Ada","seat":0}',1.79495369838684892651e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79495369838684892651e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 3, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NESW, NEW:door-green@N+gold3, NW:door-green@W+gold1, NS|E|W:gold1, NW:gold2, NEW:door-green@E+gold1\",\n  \"deck NW|S NEW:troll@E NW|ES:gold1@E NS|EW broken-pick NE EW NS key NSW|E:gold1@E repair-pick broken-lantern repair-lantern-cart NESW:troll@W rockfall NSW:door-green@S broken-cart NW broken-lantern NS|EW:gold1@N NE|S NW repair-pick-cart NW|E NS EW NE NEW:door-green@N map NEW:door-blue@E EW NSW:troll@S broken-pick NE:ladder-green broken-cart NS|W EW key EW|S:gold1@S rockfall repair-cart NESW:door-blue@S repair-pick-lantern NSW:door-blue@N NEW|S:gold1@S NS NESW:door-green@W NW:ladder-blue repair-lantern NE|W map NE|SW\",\n]\n","seq":13}',1.79495369845247554774e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',4,'chat','{"kind":"chat","person":"fJPLzbeBO8ZSEZ8y","name":"Ada","seat":0,"text":"Let us play duel!","id":"140610999674128-1","digest":"386e97f1047761d2"}',1.7949536988616366386e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',5,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":14,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999674128-2","digest":"1ec9d745694bfabb"}',1.7949536988829689026e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',6,'move','{"kind":"move","seat":0,"lines":["p1: NW|S 0,0"],"seq":16,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999674128-3","digest":"74c76fc65ef92cdc"}',1.79495369893024492259e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',7,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:troll@E NS"],"seq":20}',1.79495369905573916432e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',8,'move','{"kind":"move","seat":0,"lines":["p1: NW|ES:gold1@E 0,2"],"seq":22,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999674128-4","digest":"f4cd7461b9a77b38"}',1.79495369912700986859e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',9,'move','{"kind":"move","seat":1,"lines":["p2: rockfall 0,0"],"seq":24}',1.79495369913917970656e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',10,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:door-green@S"],"seq":26,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999674128-5","digest":"9675fed1fb885b8b"}',1.79495369917128944395e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',11,'move','{"kind":"move","seat":1,"lines":["p2: discard NSW|E:gold1@E"],"seq":28}',1.79495369927874231334e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',12,'move','{"kind":"move","seat":0,"lines":["p1: ES -1,1"],"seq":30,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999674128-6","digest":"1737f844957858ad"}',1.79495369929463219641e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',13,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart"],"seq":32}',1.79495369935091686249e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',14,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|EW:gold1@N broken-pick"],"seq":36,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999674128-7","digest":"46924d574440902a"}',1.79495369938757538797e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',15,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW"],"seq":38}',1.79495369943953132635e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',16,'move','{"kind":"move","seat":0,"lines":["p1: discard key"],"seq":40,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999674128-8","digest":"d62c3c339d2e4174"}',1.79495369949113535877e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',17,'move','{"kind":"move","seat":1,"lines":["p2: NESW:troll@W 0,-2"],"seq":41}',1.79495369957503867145e+09);
INSERT INTO "entries" VALUES('KcGD0itZzhDujsar',18,'move','{"kind":"move","seat":1,"lines":["p2: bribe 0,-2"],"seq":43}',1.79495369963501715665e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',0,'created','{"kind":"created","code":"WBJULB","game":"duel","players":2,"options":{"edition":"de","rounds":2,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"fJPLzbeBO8ZSEZ8y","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79495370406681013101e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',1,'sat','{"kind":"sat","person":"fJPLzbeBO8ZSEZ8y","name":"Ada","seat":0}',1.79495370406681013101e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79495370406681013101e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 2, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NEW:door-blue@N+gold2, NSW:door-blue@W+gold1, N|E|W, EW|N|S:gold2, NS|E|W:gold1, NESW\",\n  \"deck repair-pick-cart NSW|E:gold1@E broken-pick broken-pick NE|SW EW repair-lantern NS NE|W NW NE NS|EW:gold1@N NSW:troll@S map EW|S:gold1@S rockfall NSW:door-blue@N repair-pick key NE|S broken-cart NSW:door-green@S NW|E key EW NS broken-lantern NS|EW NW|S NS NE:ladder-green NEW|S:gold1@S NW:ladder-blue NESW:troll@W NS|W broken-cart EW NESW:door-green@W repair-pick-lantern map NEW:troll@E EW NESW:door-blue@S NE repair-lantern-cart repair-cart broken-lantern NEW:door-green@N NW|ES:gold1@E NEW:door-blue@E NW rockfall\",\n]\n","seq":13}',1.79495370420351338389e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',4,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|W"],"seq":15,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-1","digest":"31a85e74d77d99b5"}',1.79495370449122142791e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',5,'move','{"kind":"move","seat":1,"lines":["p2: NES|W:gold1@W 0,0"],"seq":17}',1.79495370459109282491e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',6,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-lantern repair-pick-cart"],"seq":21,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-2","digest":"e0f2c48f4fe296d5"}',1.79495370461507630348e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',7,'move','{"kind":"move","seat":1,"lines":["p2: map 5,0"],"seq":23}',1.7949537047070429325e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',8,'move','{"kind":"move","seat":0,"lines":["p1: NE -1,1"],"seq":25,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-3","digest":"dc42b50f244d9699"}',1.79495370475896358491e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',9,'move','{"kind":"move","seat":1,"lines":["p2: NW 1,1"],"seq":27}',1.79495370484304189685e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',10,'move','{"kind":"move","seat":0,"lines":["p1: discard EW|S:gold1@S repair-pick"],"seq":31,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-4","digest":"db1316296cd14a7c"}',1.79495370491902470587e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',11,'move','{"kind":"move","seat":1,"lines":["p2: discard key"],"seq":33}',1.79495370505900716778e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',12,'move','{"kind":"move","seat":0,"lines":["p1: rockfall 1,1"],"seq":35,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-5","digest":"68d0ff1398b8407e"}',1.79495370507954978946e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',13,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW:gold1@N 0,2"],"seq":38}',1794953705.13064);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',14,'move','{"kind":"move","seat":0,"lines":["p1: ES|W -1,0"],"seq":41,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-6","digest":"b62f42efa0166b4a"}',1.7949537051511871814e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',15,'move','{"kind":"move","seat":1,"lines":["p2: NSW:door-blue@N 1,0"],"seq":43}',1.79495370522305345531e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',16,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|SW broken-pick"],"seq":47,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-7","digest":"0f577e15d189a482"}',1.79495370525119304653e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',17,'move','{"kind":"move","seat":1,"lines":["p2: discard NS NSW:door-green@S"],"seq":51}',1.7949537053348922729e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',18,'move','{"kind":"move","seat":0,"lines":["p1: SW|N 0,3"],"seq":53,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-8","digest":"f9555409240e8588"}',1.79495370535883140561e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',19,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|S"],"seq":55}',1.79495370539567971222e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',20,'move','{"kind":"move","seat":0,"lines":["p1: discard NE:ladder-green broken-cart"],"seq":59,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-9","digest":"dbbca522cdb00ab6"}',1.79495370544775271421e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',21,'move','{"kind":"move","seat":1,"lines":["p2: discard EW"],"seq":61}',1.79495370560515141492e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',22,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:troll@W NS|EW"],"seq":65,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-10","digest":"0f12f9c6f589aa97"}',1.79495370564314484593e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',23,'move','{"kind":"move","seat":1,"lines":["p2: discard NS broken-pick"],"seq":69}',1.79495370568821406369e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',24,'move','{"kind":"move","seat":0,"lines":["p1: discard EW NSW:troll@S"],"seq":73,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-11","digest":"29d53ff40fa0d652"}',1.79495370573998022081e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',25,'move','{"kind":"move","seat":1,"lines":["p2: ESW|N:gold1@N 1,1"],"seq":76}',1.79495370583914518351e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',26,'move','{"kind":"move","seat":0,"lines":["p1: NW:ladder-blue 0,4"],"seq":78,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-12","digest":"d35a127ace0f41ba"}',1.79495370585917258261e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',27,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-green@W -1,3"],"seq":80}',1.79495370591914319997e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',28,'move','{"kind":"move","seat":0,"lines":["p1: NEW:troll@E -2,3"],"seq":81,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-13","digest":"cb011abf1aaf0b6a"}',1.79495370599070572853e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',29,'move','{"kind":"move","seat":0,"lines":["p1: bribe -2,3"],"seq":83,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-14","digest":"8ed654483d6be9e3"}',1.79495370606799149511e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',30,'move','{"kind":"move","seat":1,"lines":["p2: SW 2,1"],"seq":85}',1.79495370623114299771e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',31,'move','{"kind":"move","seat":0,"lines":["p1: map 7,1"],"seq":87,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-15","digest":"8f13a2da78f6e54e"}',1.79495370625830125803e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',32,'move','{"kind":"move","seat":1,"lines":["p2: NS|E -1,4"],"seq":89}',1.79495370634691476822e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',33,'move','{"kind":"move","seat":0,"lines":["p1: NESW:door-blue@S 1,2"],"seq":91,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-16","digest":"d20639020c2ea8e4"}',1.79495370643112087246e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',34,'move','{"kind":"move","seat":1,"lines":["p2: discard NS"],"seq":93}',1.79495370649040651318e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',35,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern broken-lantern"],"seq":97,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-17","digest":"d2c9ad56a1859700"}',1.79495370652695751187e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',36,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NEW:door-blue@E"],"seq":99}',1.79495370655721521381e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',37,'move','{"kind":"move","seat":0,"lines":["p1: NW|ES:gold1@N 1,-1"],"seq":101,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-18","digest":"b1aaa90cec267ce2"}',1.79495370661525940891e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',38,'move','{"kind":"move","seat":1,"lines":["p2: discard key repair-pick-lantern"],"seq":103}',1.79495370664696311953e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',39,'move','{"kind":"move","seat":0,"lines":["p1: ES -2,2"],"seq":104,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-19","digest":"55c41b9ca510aca4"}',1.79495370666713309286e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',40,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-cart"],"seq":105}',1.79495370671530175216e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',41,'move','{"kind":"move","seat":0,"lines":["p1: rockfall -1,0"],"seq":106,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-20","digest":"2ab3358806afd8fa"}',1.79495370675924682617e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',42,'move','{"kind":"move","seat":1,"lines":["p2: NEW:door-green@N 2,2"],"seq":107}',1.79495370679893016816e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',43,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-cart repair-lantern-cart"],"seq":109,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-21","digest":"ca021bcb380d1e33"}',1.79495370683980083464e+09);
INSERT INTO "entries" VALUES('SFeZguQQqdKh8lzE',44,'move','{"kind":"move","seat":0,"lines":["p1: EW -1,-1","goals NEW:door-green@E+gold1, NEW:door-green@N+gold3, NW:door-green@W+gold1, NE:door-blue@E+gold1, N|W:gold1@W, NW:gold2","deck NS|EW key NEW:door-blue@E rockfall EW broken-lantern broken-cart repair-lantern-cart NE:ladder-green broken-pick broken-cart map NSW:door-blue@N NE|W EW|S:gold1@S NESW:door-green@W rockfall NS NW NS NE NW|E NESW:door-blue@S NE broken-pick NE|SW map NW NS|W NW:ladder-blue NEW:troll@E NESW:troll@W EW EW NW|S NEW:door-green@N repair-lantern EW NE|S NSW:troll@S key NS repair-pick broken-lantern repair-pick-lantern repair-cart repair-pick-cart NSW:door-green@S"],"seq":129,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999673808-22","digest":"326f6c71c9cc5f2c","round":true}',1.79495370686793351169e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',0,'created','{"kind":"created","code":"QQLFGD","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"fJPLzbeBO8ZSEZ8y","clock":{"kind":"none","seconds":0}}',1.79495371213093733784e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',1,'sat','{"kind":"sat","person":"fJPLzbeBO8ZSEZ8y","name":"Ada","seat":0}',1.79495371213093733784e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',2,'sat','{"kind":"sat","person":"sTHohYyEehB1XfM0","name":"Ben","seat":1}',1.79495371306707239156e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',3,'ready','{"kind":"ready","person":"sTHohYyEehB1XfM0","ready":true}',1.79495371330044436453e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',4,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals N|E|W, NEW:door-blue@N+gold2, NSW:door-green@S+gold2, NE:door-blue@E+gold1, N|S|W, NE:gold2\",\n  \"deck NW|ES:gold1@E broken-cart NE|S EW NSW|E:gold1@E key NW|S NW repair-lantern NS|EW NE map NW NW:ladder-blue NSW:door-blue@N NS EW NESW:door-green@W NEW:door-green@N NEW:troll@E repair-pick-lantern NE|SW NS|W repair-pick rockfall broken-lantern NS NEW|S:gold1@S NS NE map broken-pick key repair-cart rockfall repair-lantern-cart broken-pick NEW:door-blue@E NSW:door-green@S NE:ladder-green NE|W NS|EW:gold1@N EW EW broken-lantern broken-cart NW|E repair-pick-cart NSW:troll@S NESW:door-blue@S EW|S:gold1@S NESW:troll@W\",\n]\n","seq":13}',1794953713.37542);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',5,'chat','{"kind":"chat","person":"fJPLzbeBO8ZSEZ8y","name":"Ada","seat":0,"text":"Words of Ada.","id":"140610999593744-2","digest":"64e0d8b76f2d5121"}',1.7949537135072295666e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',6,'claim','{"kind":"claim","seat":0,"lines":["p1 says: trust p2"],"seq":14,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-3","digest":"dea702f06cfb3e3f"}',1.79495371359918951988e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',7,'chat','{"kind":"chat","person":"sTHohYyEehB1XfM0","name":"Ben","seat":1,"text":"Words of Ben.","id":"140610999660624-3","digest":"1b04b6998cde86a8"}',1.79495371367086458203e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',8,'claim','{"kind":"claim","seat":1,"lines":["p2 says: accuse p1"],"seq":15,"person":"sTHohYyEehB1XfM0","id":"140610999660624-4","digest":"112ee8e98c742cc4"}',1.79495371371105384827e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',9,'move','{"kind":"move","seat":0,"lines":["p1: NES|W:gold1@W 1,1"],"seq":18,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-4","digest":"9d2b36af212ec5c2"}',1.79495371380939793591e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',10,'move','{"kind":"move","seat":1,"lines":["p2: map 9,0"],"seq":20,"person":"sTHohYyEehB1XfM0","id":"140610999660624-5","digest":"ab2cba29d3ddf035"}',1.79495371387114810947e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',11,'move','{"kind":"move","seat":0,"lines":["p1: NE -1,1"],"seq":22,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-5","digest":"23e990bed68af29e"}',1.79495371399087548253e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',12,'move','{"kind":"move","seat":1,"lines":["p2: broken-cart p1"],"seq":24,"person":"sTHohYyEehB1XfM0","id":"140610999660624-6","digest":"16864664c05ce0ff"}',1.79495371413933062559e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',13,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:door-blue@N NW"],"seq":28,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-6","digest":"9efd7b3ad0086aa8"}',1.79495371423516583437e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',14,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW NW:ladder-blue"],"seq":32,"person":"sTHohYyEehB1XfM0","id":"140610999660624-7","digest":"19179e510df13f30"}',1.79495371430733847615e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',15,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-cart NESW:door-green@W NW|S"],"seq":36,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-7","digest":"24c36cc461a2ac58"}',1.7949537144311871529e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',16,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:troll@E NW"],"seq":40,"person":"sTHohYyEehB1XfM0","id":"140610999660624-8","digest":"e92e0addbd5ee45a"}',1.79495371453120040891e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',17,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|S repair-pick-lantern"],"seq":44,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-8","digest":"b9df4908d83eb5aa"}',1.79495371464492702484e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',18,'move','{"kind":"move","seat":1,"lines":["p2: discard EW key"],"seq":48,"person":"sTHohYyEehB1XfM0","id":"140610999660624-9","digest":"f32b3cfc150de4d9"}',1.79495371470304942128e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',19,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":50,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-9","digest":"d6d525c55577bbd8"}',1.79495371477228116987e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',20,'move','{"kind":"move","seat":1,"lines":["p2: NE|SW 0,-2"],"seq":52,"person":"sTHohYyEehB1XfM0","id":"140610999660624-10","digest":"da9dfd900df5cdb6"}',1.7949537148219201565e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',21,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW|S:gold1@S repair-pick"],"seq":56,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-10","digest":"3f303c5e4c115fe4"}',1.7949537149513452053e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',22,'move','{"kind":"move","seat":1,"lines":["p2: ESW:door-green@S -1,-1"],"seq":58,"person":"sTHohYyEehB1XfM0","id":"140610999660624-11","digest":"75796c391e9293da"}',1.79495371504332304002e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',23,'move','{"kind":"move","seat":0,"lines":["p1: rockfall -1,-1"],"seq":60,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-11","digest":"7a3d5b3fc94d862a"}',1.79495371517142868035e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',24,'move','{"kind":"move","seat":1,"lines":["p2: discard NS broken-pick"],"seq":64,"person":"sTHohYyEehB1XfM0","id":"140610999660624-12","digest":"ccd7d796e8946e5f"}',1.79495371565532851215e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',25,'move','{"kind":"move","seat":0,"lines":["p1: discard NW|ES:gold1@E"],"seq":66,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-12","digest":"31559a750b5bed2a"}',1.79495371572555351257e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',26,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-lantern rockfall"],"seq":70,"person":"sTHohYyEehB1XfM0","id":"140610999660624-13","digest":"6571943690c4590d"}',1.79495371577914452545e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',27,'move','{"kind":"move","seat":0,"lines":["p1: NE 0,2"],"seq":72,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-13","digest":"2eae4deadf6b2ea6"}',1.79495371585519695283e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',28,'move','{"kind":"move","seat":1,"lines":["p2: discard NS repair-cart"],"seq":76,"person":"sTHohYyEehB1XfM0","id":"140610999660624-14","digest":"18f3441d188c65ae"}',1.79495371589915227888e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',29,'move','{"kind":"move","seat":0,"lines":["p1: discard map"],"seq":78,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-14","digest":"7a33b29db26a3c97"}',1.79495371598313951488e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',30,'move','{"kind":"move","seat":1,"lines":["p2: SW:ladder-green 1,-1"],"seq":80,"person":"sTHohYyEehB1XfM0","id":"140610999660624-15","digest":"6e2e93bb2b8b0fd7"}',1.79495371610250043867e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',31,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|EW:gold1@N repair-lantern-cart"],"seq":84,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-15","digest":"75bd25b4ac2063a7"}',1.79495371621539473536e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',32,'move','{"kind":"move","seat":1,"lines":["p2: NS|E -1,-1"],"seq":86,"person":"sTHohYyEehB1XfM0","id":"140610999660624-16","digest":"9437f53be79391ba"}',1.7949537163030760288e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',33,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern"],"seq":88,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-16","digest":"252806acba28b852"}',1.79495371641911196703e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',34,'move','{"kind":"move","seat":1,"lines":["p2: NS -1,0"],"seq":90,"person":"sTHohYyEehB1XfM0","id":"140610999660624-17","digest":"3972a18c49e7c34c"}',1.79495371651205182076e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',35,'move','{"kind":"move","seat":0,"lines":["p1: discard EW key"],"seq":94,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-17","digest":"90c79e5956ac2aae"}',1.79495371665717267989e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',36,'move','{"kind":"move","seat":1,"lines":["p2: ESW:door-blue@W -1,-2"],"seq":96,"person":"sTHohYyEehB1XfM0","id":"140610999660624-18","digest":"38ac01bf5f7409b9"}',1.79495371676729440681e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',37,'move','{"kind":"move","seat":0,"lines":["p1: NES:door-green@N 0,0"],"seq":98,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-18","digest":"a596caa438e16710"}',1.79495371691526794432e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',38,'move','{"kind":"move","seat":1,"lines":["p2: EW -2,-2"],"seq":99,"person":"sTHohYyEehB1XfM0","id":"140610999660624-19","digest":"6aae5047d0bc6f44"}',1.79495371698304533956e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',39,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:troll@S"],"seq":100,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-19","digest":"9eb87092ea3ac8c8"}',1.79495371707520365712e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',40,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart"],"seq":101,"person":"sTHohYyEehB1XfM0","id":"140610999660624-20","digest":"c64552f2460fa0fe"}',1.79495371715822720523e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',41,'move','{"kind":"move","seat":0,"lines":["p1: NESW:door-blue@N 1,0"],"seq":102,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-20","digest":"ae17482694c39516"}',1.79495371727113127704e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',42,'move','{"kind":"move","seat":1,"lines":["p2: SW|E 2,0"],"seq":103,"person":"sTHohYyEehB1XfM0","id":"140610999660624-21","digest":"ec7f3ed12ba90d18"}',1.79495371736697936055e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',43,'move','{"kind":"move","seat":0,"lines":["p1: discard NW|E repair-lantern"],"seq":105,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-21","digest":"8f9e53183f7ecd3a"}',1.79495371750727772709e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',44,'move','{"kind":"move","seat":1,"lines":["p2: EW|S:gold1@S -3,-2"],"seq":106,"person":"sTHohYyEehB1XfM0","id":"140610999660624-22","digest":"5204589c3480edfe"}',1.79495371755150079731e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',45,'move','{"kind":"move","seat":0,"lines":["p1: NESW:troll@W 2,1"],"seq":107,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-22","digest":"0d8d47102447a9ec"}',1.7949537176179709434e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',46,'move','{"kind":"move","seat":0,"lines":["p1: bribe 2,1"],"seq":108,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999593744-23","digest":"65b182e5ebb8f89b"}',1.79495371775618672372e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',47,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-pick"],"seq":109,"person":"sTHohYyEehB1XfM0","id":"140610999660624-23","digest":"12442afd850b4550"}',1.79495371781124901777e+09);
INSERT INTO "entries" VALUES('_zaQ9hN1WDqmGgvG',48,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick-cart"],"seq":114,"person":"sTHohYyEehB1XfM0","id":"140610999660624-24","digest":"755c0d2da099a2a6","over":true,"winners":[0,1]}',1.7949537179835016727e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',0,'created','{"kind":"created","code":"ZMXLZR","game":"dark-cave","players":4,"options":{"edition":"de","first":"random","end":"immediate","vein":"must","axe_continues":false},"host":"fJPLzbeBO8ZSEZ8y","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79495370146280503265e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',1,'sat','{"kind":"sat","person":"fJPLzbeBO8ZSEZ8y","name":"Ada","seat":0}',1.79495370146280503265e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79495370146280503265e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79495370146280503265e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79495370146280503265e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',5,'start','{"kind":"start","record":"format = 1\ngame = \"dark-cave\"\nrules = 2\ndeck = \"1339e9eb761bfae455979155d3b0149a1997c8ef3161ab7382e9930db8445f4b\"\nplayers = 4\noptions = { edition = \"de\", first = \"random\", end = \"immediate\", vein = \"must\", axe_continues = false }\nlog = [\n  \"first p4\",\n  \"roles yellow-loyal yellow-saboteur yellow-saboteur yellow-loyal\",\n  \"goals NE:ladder, NES:vein, NESW:exit, NW:hole\",\n  \"deck I.NEW I.N:hole I.NES:hole I.NW|ES:tunnel I.NESW I.EW I.rockfall I.NS|EW:bridge@N I.NEW I.NS|EW:bridge@E I.NES I.web I.information I.NESW I.boots I.goblin I.NE I.NS I.information I.NESW:hole I.NE:ladder I.NE|SW:tunnel I.NES I.axe I.rat I.rat I.NEW I.lindworm I.NW\",\n  \"deck II.NESW II.NES:hole@E II.swap-hands II.web II.NES II.NE|SW:tunnel II.information II.E:hole II.goblin II.axe II.lindworm II.information II.NS|EW:bridge@N II.NS II.rat II.NEW II.boots II.NW II.EW II.rockfall II.NEW:hole@N II.NE II.NW:ladder@N II.NW|ES:tunnel II.NEW:vein@N II.N:ladder II.NESW\",\n  \"deck III.lindworm III.goblin III.rat III.NES:vein III.NES III.E:ladder III.NEW III.NESW III.rat III.lindworm III.NS|EW:bridge@E III.NS III.N:hole III.swap-hands III.web III.NE|SW:tunnel III.rockfall III.goblin III.NEW:hole III.information III.axe III.NESW:hole III.NW III.EW III.boots III.NE\",\n]\n","seq":25}',1.79495370159155130393e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',6,'move','{"kind":"move","seat":3,"lines":["p4: I.SW 0,-1"],"seq":26}',1.79495370169087266917e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',7,'move','{"kind":"move","seat":3,"lines":["p4: step 0,-1"],"seq":27}',1.79495370181897187229e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',8,'move','{"kind":"move","seat":3,"lines":["p4: step 0,0"],"seq":28}',1.79495370194633221622e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',9,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":29}',1.7949537019708752632e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',10,'chat','{"kind":"chat","person":"fJPLzbeBO8ZSEZ8y","name":"Ada","seat":0,"text":"Let us play dark-cave!","id":"140610999672976-1","digest":"164c014d06601f98"}',1.79495370199127292636e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',11,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":30,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999672976-2","digest":"dab4409f786b2a91"}',1.79495370205899214743e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',12,'move','{"kind":"move","seat":0,"lines":["p1: I.NESW 1,0"],"seq":31,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999672976-3","digest":"0b362234a458c487"}',1.79495370210360813143e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',13,'move','{"kind":"move","seat":0,"lines":["p1: step 1,0"],"seq":32,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999672976-4","digest":"bf9e78573dee9bdf"}',1.79495370216709041596e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',14,'move','{"kind":"move","seat":0,"lines":["p1: step 0,0"],"seq":33,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999672976-5","digest":"cab5b574710cbc7a"}',1.7949537022151470185e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',15,'move','{"kind":"move","seat":0,"lines":["p1: step 0,-1"],"seq":35,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999672976-6","digest":"8bdb7b18b04128b4"}',1.79495370225503134728e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',16,'move','{"kind":"move","seat":1,"lines":["p2: discard I.boots I.information"],"seq":37}',1.79495370232295274734e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',17,'move','{"kind":"move","seat":1,"lines":["p2: stop"],"seq":39}',1.79495370243879413599e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',18,'move','{"kind":"move","seat":2,"lines":["p3: I.web 0,0 S"],"seq":40}',1.79495370247101259232e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',19,'move','{"kind":"move","seat":2,"lines":["p3: step 0,-1"],"seq":41}',1.79495370255532026284e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',20,'move','{"kind":"move","seat":2,"lines":["p3: step 0,0"],"seq":42}',1.79495370257494354241e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',21,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":43}',1.79495370261088347434e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',22,'move','{"kind":"move","seat":3,"lines":["p4: I.information -4,4"],"seq":44}',1.79495370274598670004e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',23,'move','{"kind":"move","seat":3,"lines":["p4: step 0,-1"],"seq":45}',1.7949537028351085186e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',24,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":46}',1.79495370287511014938e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',25,'move','{"kind":"move","seat":0,"lines":["p1: I.ESW -1,0"],"seq":47,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999672976-7","digest":"2f276344099487bb"}',1.79495370293519306177e+09);
INSERT INTO "entries" VALUES('jIWr04c8pl2LFDZt',26,'move','{"kind":"move","seat":0,"lines":["p1: step 0,0"],"seq":48,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999672976-8","digest":"3ffe4af6606bdf7d"}',1.79495370299341106415e+09);
INSERT INTO "entries" VALUES('k_JXTi0UwzNH_-EH',0,'created','{"kind":"created","code":"YWRXLA","game":"solo","players":1,"options":{"edition":"de","rounds":3,"first":"p1","troll_payment":"total","ladder_joint":false,"replace_all":true,"colour":"green"},"host":"fJPLzbeBO8ZSEZ8y","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79495370004685854915e+09);
INSERT INTO "entries" VALUES('k_JXTi0UwzNH_-EH',1,'sat','{"kind":"sat","person":"fJPLzbeBO8ZSEZ8y","name":"Ada","seat":0}',1.79495370004685854915e+09);
INSERT INTO "entries" VALUES('k_JXTi0UwzNH_-EH',2,'start','{"kind":"start","record":"format = 1\ngame = \"solo\"\nrules = 2\ndeck = \"527dfdbc1904288e1c039f1e4252172f4d2a41f20c6c133ba7178d98a6b7439c\"\nplayers = 1\noptions = { edition = \"de\", rounds = 3, first = \"p1\", troll_payment = \"total\", ladder_joint = false, replace_all = true, colour = \"green\" }\nlog = [\n  \"goals N|E|S|W, NE:door-blue@E+gold1, NE:gold2, NESW, NSW:door-blue@N+gold3, N|E:gold3@N\",\n  \"deck NW NW|S NW|E NS NW|ES:gold1@E NESW:door-green@W NE EW EW NS NSW:door-green@S NS NE NSW:troll@S broken-lantern map broken-cart rockfall broken-cart repair-pick-cart NE|SW NEW|S:gold1@S NS|EW:gold1@N broken-lantern EW|S:gold1@S NSW|E:gold1@E EW repair-lantern-cart broken-pick NEW:door-green@N NEW:door-blue@E repair-pick NE|W NEW:troll@E NW:ladder-blue EW key NSW:door-blue@N broken-pick repair-lantern NESW:door-blue@S map repair-cart rockfall NS|W NE|S NS|EW repair-pick-lantern NESW:troll@W key NW NE:ladder-green\",\n]\n","seq":7}',1.79495370021183657648e+09);
INSERT INTO "entries" VALUES('k_JXTi0UwzNH_-EH',3,'chat','{"kind":"chat","person":"fJPLzbeBO8ZSEZ8y","name":"Ada","seat":0,"text":"Let us play solo!","id":"140610999645200-1","digest":"4268914dbc662901"}',1.79495370073726892472e+09);
INSERT INTO "entries" VALUES('k_JXTi0UwzNH_-EH',4,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":8,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999645200-2","digest":"423726e49de78841"}',1.79495370079097270963e+09);
INSERT INTO "entries" VALUES('k_JXTi0UwzNH_-EH',5,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:door-green@W NW|ES:gold1@E"],"seq":18,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999645200-3","digest":"03f7d47015de5870"}',1.79495370083506107332e+09);
INSERT INTO "entries" VALUES('k_JXTi0UwzNH_-EH',6,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|SW"],"seq":20,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999645200-4","digest":"820c5569ebfa703a"}',1.79495370087352609637e+09);
INSERT INTO "entries" VALUES('k_JXTi0UwzNH_-EH',7,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-cart NS NW|S"],"seq":24,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999645200-5","digest":"54cf4fc7bbf90687"}',1.79495370093509507176e+09);
INSERT INTO "entries" VALUES('k_JXTi0UwzNH_-EH',8,'move','{"kind":"move","seat":0,"lines":["p1: NW 0,1"],"seq":28,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999645200-6","digest":"cc261b3a75ebb294"}',1.79495370098735332496e+09);
INSERT INTO "entries" VALUES('k_JXTi0UwzNH_-EH',9,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-lantern NS|EW:gold1@N repair-pick-cart"],"seq":32,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999645200-7","digest":"917afd9d08ea57c0"}',1.79495370102377247811e+09);
INSERT INTO "entries" VALUES('k_JXTi0UwzNH_-EH',10,'move','{"kind":"move","seat":0,"lines":["p1: EW|S:gold1@S 1,0"],"seq":34,"person":"fJPLzbeBO8ZSEZ8y","id":"140610999645200-8","digest":"193cb348292004cb"}',1.79495370104706835744e+09);
CREATE TABLE keys (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('vapid','-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgQgsuBw2dMme0fQ4q
YWYUJfwuG6o3YmkoBAbDhuHrH9ShRANCAAQ660WOvnqeFJLS+rxKmunFcDYceP5q
9ymHrdlbx8I/Q86AuVE7M1KnYJ+82XK9rAUaZ1I2hKWzB4Xf5lrTJPl1
-----END PRIVATE KEY-----
');
INSERT INTO "keys" VALUES('daily','a100160072ac591e3a19a6ffe52457d65ec816bd5e6da31c74be88dafade909f');
CREATE TABLE leases (
	table_id VARCHAR(40) NOT NULL, 
	owner VARCHAR(40) NOT NULL, 
	epoch INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "leases" VALUES('z-sgalZdD1HzMDOu','gone',1);
CREATE TABLE mails (
	person VARCHAR(40) NOT NULL, 
	address VARCHAR(254) NOT NULL, 
	token VARCHAR(64), 
	asked FLOAT NOT NULL, 
	confirmed FLOAT, 
	PRIMARY KEY (person), 
	UNIQUE (token)
);
INSERT INTO "mails" VALUES('fJPLzbeBO8ZSEZ8y','ada@example.org',NULL,1.0,2.0);
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, open BOOLEAN DEFAULT 1 NOT NULL, ended FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "members" VALUES('fJPLzbeBO8ZSEZ8y','3OHj-pLK_uFCwuOC',1,0.0);
INSERT INTO "members" VALUES('fJPLzbeBO8ZSEZ8y','CpoSurtjrYgyqU6F',1,0.0);
INSERT INTO "members" VALUES('fJPLzbeBO8ZSEZ8y','KcGD0itZzhDujsar',1,0.0);
INSERT INTO "members" VALUES('fJPLzbeBO8ZSEZ8y','k_JXTi0UwzNH_-EH',1,0.0);
INSERT INTO "members" VALUES('fJPLzbeBO8ZSEZ8y','jIWr04c8pl2LFDZt',1,0.0);
INSERT INTO "members" VALUES('fJPLzbeBO8ZSEZ8y','ArZ4TxPP-By4oZ1c',1,0.0);
INSERT INTO "members" VALUES('fJPLzbeBO8ZSEZ8y','SFeZguQQqdKh8lzE',1,0.0);
INSERT INTO "members" VALUES('fJPLzbeBO8ZSEZ8y','HBgFr9pjKq941-40',0,1.7949537107878110409e+09);
INSERT INTO "members" VALUES('fJPLzbeBO8ZSEZ8y','_zaQ9hN1WDqmGgvG',0,1.7949537179835016727e+09);
INSERT INTO "members" VALUES('sTHohYyEehB1XfM0','_zaQ9hN1WDqmGgvG',0,1.7949537179835016727e+09);
INSERT INTO "members" VALUES('fJPLzbeBO8ZSEZ8y','z-sgalZdD1HzMDOu',0,1.79495372109639358525e+09);
CREATE TABLE mutes (
	person VARCHAR(40) NOT NULL, 
	muted VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, muted)
);
INSERT INTO "mutes" VALUES('fJPLzbeBO8ZSEZ8y','sTHohYyEehB1XfM0');
CREATE TABLE notes (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	mark INTEGER, 
	round INTEGER NOT NULL, 
	text VARCHAR(240) NOT NULL, 
	PRIMARY KEY (person, table_id, seat)
);
INSERT INTO "notes" VALUES('fJPLzbeBO8ZSEZ8y','_zaQ9hN1WDqmGgvG',1,2,1,'Always digs left');
CREATE TABLE orders (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	subject VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	answer TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "orders" VALUES('o','close','z-sgalZdD1HzMDOu',1.0,'');
CREATE TABLE owners (
	id VARCHAR(40) NOT NULL, 
	label VARCHAR(120) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "owners" VALUES('gone','a part that stopped',1.0);
CREATE TABLE partners (
	person VARCHAR(40) NOT NULL, 
	partner VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	ended FLOAT NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	company VARCHAR(8) NOT NULL, 
	roles VARCHAR(400) NOT NULL, 
	won BOOLEAN, 
	PRIMARY KEY (person, partner, table_id)
);
INSERT INTO "partners" VALUES('fJPLzbeBO8ZSEZ8y','sTHohYyEehB1XfM0','_zaQ9hN1WDqmGgvG',1.7949537179835016727e+09,'duel','people',',green,',1);
INSERT INTO "partners" VALUES('sTHohYyEehB1XfM0','fJPLzbeBO8ZSEZ8y','_zaQ9hN1WDqmGgvG',1.7949537179835016727e+09,'duel','people',',blue,',1);
CREATE TABLE passkeys (
	id VARCHAR(1400) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	public_key TEXT NOT NULL, 
	uses BIGINT NOT NULL, 
	label VARCHAR(120) NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "passkeys" VALUES('YmtLwGg6szp66bH3RRybeEWZN2w','fJPLzbeBO8ZSEZ8y','pQECAyYgASFYIB5hBDCl-Be37E6FyPYQ2s40lpVMGF_ZLReNHzFksXJHIlgglblpsumHTfcxiWvCHZUrp_XcUeyTnfi98lGQzjQ5fJo',0,'Phone',1.79495372232844066615e+09,NULL);
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	link VARCHAR(64), 
	created FLOAT NOT NULL, sessions INTEGER DEFAULT '0' NOT NULL, silenced BOOLEAN DEFAULT 0 NOT NULL, banned BOOLEAN DEFAULT 0 NOT NULL, looks VARCHAR(120), 
	PRIMARY KEY (id), 
	UNIQUE (link)
);
INSERT INTO "people" VALUES('fJPLzbeBO8ZSEZ8y','Ada','en','2a18dd03fb0d7e0b1473732049d711c93a0d12ff01ddac7e0f5539304a44edfe',1.79495369087482166295e+09,0,0,0,NULL);
INSERT INTO "people" VALUES('sTHohYyEehB1XfM0','Ben','en',NULL,1.79495371185488057129e+09,0,0,0,NULL);
CREATE TABLE played (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	ended FLOAT NOT NULL, 
	seconds INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	year INTEGER NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	company VARCHAR(8) NOT NULL, 
	roles VARCHAR(400) NOT NULL, 
	won BOOLEAN, 
	gold INTEGER NOT NULL, circle VARCHAR(40), resigned BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "played" VALUES('fJPLzbeBO8ZSEZ8y','HBgFr9pjKq941-40',0,1.7949537107878110409e+09,4,39,2026,'duel',2,'bots',',green,',1,0,NULL,0);
INSERT INTO "played" VALUES('fJPLzbeBO8ZSEZ8y','_zaQ9hN1WDqmGgvG',0,1.7949537179835016727e+09,5,40,2026,'duel',2,'people',',green,',1,0,NULL,0);
INSERT INTO "played" VALUES('sTHohYyEehB1XfM0','_zaQ9hN1WDqmGgvG',1,1.7949537179835016727e+09,5,40,2026,'duel',2,'people',',blue,',1,0,NULL,0);
INSERT INTO "played" VALUES('fJPLzbeBO8ZSEZ8y','z-sgalZdD1HzMDOu',0,1.79495372109639358525e+09,2,27,2026,'solo',1,'alone',',',NULL,0,NULL,0);
CREATE TABLE records (
	table_id VARCHAR(40) NOT NULL, 
	entries INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "records" VALUES('z-sgalZdD1HzMDOu',30,X'78DAAD596D6FDB3610FE2B42BECE29787C678001D9307F19366F803118681214145F322F8E95C9CE866CE97FDF89925349EC86C25CD12614499D9E8777BCE7C8DEDC5CFC7D7BF1B0DDFBDB8BABDB0BD7067B0CD85E60BBF12175FEBCF9EE97EF7E4C7DF7F6B1EF3B34BB26F53CEDEC4B680FD809F8D43C1DB7CDBE7B42ABC16FBBA734BF3385E36DF3BCF7A7C971DB1E8E69F409D2E8B16D76BB0F4FF6E531ECFB816373B4BB34B6B3DE87F6C36FCD360D45BB3B84CE6040002E7CB03B9C76756C9F4342BE6B9EDB64E0BE0D01117CC4DE5F9BE16BF1FB9F7FF8AB0EDFFEA4DFAF97EFF54BB27F780AEE688F4DA272B2EEED76F792DE79DCEE43450995970097A086057ADE1F0FC3673F5E2C2A50861BC11498778233A3A5BC5B54D3053ED863BF6CB866C3D27C16CEFEB4D0DF78DBE30BDD9B57E44BBF73B46DFFA536B8A6ED3B63D33EDA63F57505B7B7FBCE95D8BCBD1D9C89BFB1B77DDE850376536CFBE01E8619822A1F7DEDC0104EB50EE008331102A78282A2917B6A39444A9C74C0586D1528ED8DB6B25688D00DD6876019100CC1824F7F5743AC0C9FC368C19F8BAA0F976EFAA24AD1328C63BCA4F149C00C637DC8A4E171CCE068EFD56A1432D89942A6EA2366B0D0C70C36AA8F8872D7DC63FF0DB6AA7EB44133D56ABDB9F24DD35EA6C9D7EBAFEE9B9DA78B6AB59CF4AF523FC3FED7E5556A5EAFBA49FD9C7AF71CAE97690A125CAD5F97AF9BABD353DFA289C9DBC7934BF0F59E59FF91AA6E9B87B0BF7CDAE2D8437849D8D2CA5CAFD1CCEB72DDDBBC5E76D4EDB6ED67AED6DDDFE506CD9DB8243CEBD3AC9DDD1F43BB4713A71E8731853E710FB15B3BC4BB49EF23EECDA87B39B6B6EC66F4A0AA47FB844FAF2738EB319CDE7632350CAF7A603D91CD89643F0D49256B630323B8C3DC534FE2F8BA4E3F36DDCBEBC992AD96A325E8DDD6BD30068A2B3AF8AF5BC5F4C2D4CD593C74FE1B9CD4ADC314FEF2446BF9E9BDB45AAB397484BC99F923D93845C51DFE1BD2C3EFB8C50DB670B1D3660F91682D341821940B2EDADA832541BB9AD744CB9A44459D886045B4C16A551BA1BCB7A02D2106EA1A93E697A59AC7E68F3049515DB6C674D965C69B6EAF5E557E7B40D4FEDF23F3F6E2EE8D04882FC88FDBFEDBC0890462F08F1020E865AF237E7B1F865CEF4388B5E5C1207F1B25CB5869AEA8017A0EABF16EEA146C44419D4F81CE2970611801EA34A71C9D16720A9A51C5F83914706BC0824CA09BF3A1B339744B859200A626B5675EE7AB8F2F520267415F6FA6591016131750389F079FF3909E534294E660C07AE1721E866BC9D8393C303192C5E5143B3B1FBB9863A7C4C4A0B85742D536A8D9BEA6E41D01AD014AB6754A3923F8051B58CEE1EB1AA47775301204E62F91C317C088544569692659282D133E055B42CDF9A83A0445380149A80ACC677C008014FA63A65D234D1DD362056ED2599ED5D6680FC6D048AD7526A7A50CE5ECBC34DB4D9A28E85CFB93248EA91578CCCCA919DD29885441A36662819B51A3845106BA2C0247A54EA78C6336BC441049262784FA80A2C7C0C79A83CEE90862348142457C2B619EA01A9A134E050A0999CA5BA7A8279C476F9D1540334E8C33AACFCA11AB4E21E9047A417041A6EE444AEA628856934081420E5D53C9CF7347AA7AC914BD28D045C804BE66923B226B6385AFB920197ACE80505396CC26F04BF642A6EB22D41CB3967434E22F9FC70D9728FB94956DED09FE92B8CFB49D6B81276FD445C01414559E9AB8C213C079D5ED1B7E1493098392F0CFE45D45A60896E8C46B4A85C903087733165EA2ECD4F1DA1F42C73464418D0599AA7BC364ED6AA399D442EA3C90843092D372F91B4EACFF795C9DD02C89B74CE59D63A1762230E5C046E7729A068B97FFA5141B0ED6132E259197C93AF5522A4F50D4191EA07C5E584AD04A89B2F36E77E330A6A00AB22FCDA45C3955EBA80D43C9F6C4B19C82E4C0CE923D3C9A8FAF2F2E67A7445590866926DF9405028287801E898CE51AA80874F718FF53F538BB7FF974B3336158106C3453F9C8A8355669403F1916F3F258E1199E1B73DE01727A8584A7C989E2EB824C4733C557C0B817CC2BC6AC083A4F011A251FCF3685DB66B26B7449B465A20F9C07A283E540AC939F117DC399C2235A41013CBEAAFB970258CB024E59212015615D2950A35C1A2EF34C60B4C29AFEBC0B8A65B7FD271714BAE47E4BE69B43316F4DF03C46C0826C061EDE61652F94D6459BE3742F4BA789CC900226F9E1DE3A475CA041603566750F0E41B69FFE6FEACFED7EDFFF7FD90DB99BF3349261217177F70FE2BF1AC8');
CREATE TABLE stops (
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (began)
);
INSERT INTO "stops" VALUES(1.0,2.0);
CREATE TABLE stories (
	digest VARCHAR(64) NOT NULL, 
	version VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest, version)
);
INSERT INTO "stories" VALUES('0000000000000000000000000000000000000000000000000000000000000000','0','{}',1.0);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	code VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	phase VARCHAR(12) NOT NULL, 
	free INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, summary TEXT DEFAULT '' NOT NULL, "indexed" INTEGER DEFAULT '0' NOT NULL, packed BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('3OHj-pLK_uFCwuOC','LYMGZM',0,'playing',0,1.79495369118277072906e+09,1794953695.8432,'{"game":"saboteur","players":4,"names":["Ada","random","random","random"],"people":["fJPLzbeBO8ZSEZ8y",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('CpoSurtjrYgyqU6F','MKGXWZ',0,'playing',0,1.79495369624724149704e+09,1.79495369800298905371e+09,'{"game":"saboteur2","players":4,"names":["Ada","random","random","random"],"people":["fJPLzbeBO8ZSEZ8y",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('KcGD0itZzhDujsar','GHCZPK',0,'playing',0,1.79495369838684892651e+09,1.79495369963501715665e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["fJPLzbeBO8ZSEZ8y",null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('k_JXTi0UwzNH_-EH','YWRXLA',0,'playing',0,1.79495370004685854915e+09,1.79495370021183657648e+09,'{"game":"solo","players":1,"names":["Ada"],"people":["fJPLzbeBO8ZSEZ8y"],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('jIWr04c8pl2LFDZt','ZMXLZR',0,'playing',0,1.79495370146280503265e+09,1.79495370287511014938e+09,'{"game":"dark-cave","players":4,"names":["Ada","random","random","random"],"people":["fJPLzbeBO8ZSEZ8y",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('ArZ4TxPP-By4oZ1c','CEFUXY',1,'lobby',1,1.79495370387905812262e+09,1.79495370387905812262e+09,'{"game":"saboteur","players":3,"names":["Ada","greedy",""],"people":["fJPLzbeBO8ZSEZ8y",null,null],"asked":null,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('SFeZguQQqdKh8lzE','WBJULB',0,'between',0,1.79495370406681013101e+09,1.79495370686793351169e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["fJPLzbeBO8ZSEZ8y",null],"asked":null,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('HBgFr9pjKq941-40','SZBDRS',0,'over',0,1.79495370709888577465e+09,1.7949537107878110409e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["fJPLzbeBO8ZSEZ8y",null],"asked":null,"winners":[0,1],"gold":[0,0]}',3,0);
INSERT INTO "tables" VALUES('_zaQ9hN1WDqmGgvG','QQLFGD',0,'over',0,1.79495371213093733784e+09,1.7949537179835016727e+09,'{"game":"duel","players":2,"names":["Ada","Ben"],"people":["fJPLzbeBO8ZSEZ8y","sTHohYyEehB1XfM0"],"asked":null,"winners":[0,1],"gold":[0,0]}',3,0);
INSERT INTO "tables" VALUES('z-sgalZdD1HzMDOu','PWDUDM',0,'over',0,1.79495371954398655889e+09,1.79495372109639358525e+09,'{"game":"solo","players":1,"names":["Ada"],"people":["fJPLzbeBO8ZSEZ8y"],"asked":null,"winners":[0],"gold":[0]}',3,1);
CREATE TABLE tallies (
	person VARCHAR(40) NOT NULL, 
	year INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	"key" VARCHAR(120) NOT NULL, 
	count INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	total BIGINT NOT NULL, 
	PRIMARY KEY (person, year, kind, "key")
);
INSERT INTO "tallies" VALUES('*',2026,'role','duel||2|bots',1,0,0);
INSERT INTO "tallies" VALUES('*',2026,'role','duel||2|people',3,0,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'all','duel|bots',1,1,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'all-11','duel|bots',1,1,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'as','duel|bots|green',1,1,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'as-11','duel|bots|green',1,1,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'day','2026-11-17',3,0,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'gold','duel|bots|0',1,0,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'match','duel|2|bots',1,1,4);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'role','duel||2|bots',1,0,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'all','duel|people',1,1,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'all-11','duel|people',1,1,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'as','duel|people|green',1,1,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'as-11','duel|people|green',1,1,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'beside','sTHohYyEehB1XfM0',1,1,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'gold','duel|people|0',1,0,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'match','duel|2|people',1,1,5);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'met','sTHohYyEehB1XfM0|duel',1,1,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'role','duel||2|people',1,0,0);
INSERT INTO "tallies" VALUES('sTHohYyEehB1XfM0',2026,'all','duel|people',1,1,0);
INSERT INTO "tallies" VALUES('sTHohYyEehB1XfM0',2026,'all-11','duel|people',1,1,0);
INSERT INTO "tallies" VALUES('sTHohYyEehB1XfM0',2026,'as','duel|people|blue',1,1,0);
INSERT INTO "tallies" VALUES('sTHohYyEehB1XfM0',2026,'as-11','duel|people|blue',1,1,0);
INSERT INTO "tallies" VALUES('sTHohYyEehB1XfM0',2026,'beside','fJPLzbeBO8ZSEZ8y',1,1,0);
INSERT INTO "tallies" VALUES('sTHohYyEehB1XfM0',2026,'day','2026-11-17',1,0,0);
INSERT INTO "tallies" VALUES('sTHohYyEehB1XfM0',2026,'gold','duel|people|0',1,0,0);
INSERT INTO "tallies" VALUES('sTHohYyEehB1XfM0',2026,'match','duel|2|people',1,1,5);
INSERT INTO "tallies" VALUES('sTHohYyEehB1XfM0',2026,'met','fJPLzbeBO8ZSEZ8y|duel',1,1,0);
INSERT INTO "tallies" VALUES('sTHohYyEehB1XfM0',2026,'role','duel||2|people',1,0,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'all','solo|alone',1,0,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'all-11','solo|alone',1,0,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'gold','solo|alone|0',1,0,0);
INSERT INTO "tallies" VALUES('fJPLzbeBO8ZSEZ8y',2026,'match','solo|1|alone',1,0,2);
CREATE TABLE traces (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "traces" VALUES('fJPLzbeBO8ZSEZ8y','3OHj-pLK_uFCwuOC');
INSERT INTO "traces" VALUES('fJPLzbeBO8ZSEZ8y','CpoSurtjrYgyqU6F');
INSERT INTO "traces" VALUES('fJPLzbeBO8ZSEZ8y','KcGD0itZzhDujsar');
INSERT INTO "traces" VALUES('fJPLzbeBO8ZSEZ8y','k_JXTi0UwzNH_-EH');
INSERT INTO "traces" VALUES('fJPLzbeBO8ZSEZ8y','jIWr04c8pl2LFDZt');
INSERT INTO "traces" VALUES('fJPLzbeBO8ZSEZ8y','ArZ4TxPP-By4oZ1c');
INSERT INTO "traces" VALUES('fJPLzbeBO8ZSEZ8y','SFeZguQQqdKh8lzE');
INSERT INTO "traces" VALUES('fJPLzbeBO8ZSEZ8y','HBgFr9pjKq941-40');
INSERT INTO "traces" VALUES('fJPLzbeBO8ZSEZ8y','_zaQ9hN1WDqmGgvG');
INSERT INTO "traces" VALUES('sTHohYyEehB1XfM0','_zaQ9hN1WDqmGgvG');
INSERT INTO "traces" VALUES('fJPLzbeBO8ZSEZ8y','z-sgalZdD1HzMDOu');
CREATE TABLE tries (
	person VARCHAR(40) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	label VARCHAR(12) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	began FLOAT NOT NULL, 
	ended FLOAT, 
	gold INTEGER, 
	moves INTEGER, 
	won BOOLEAN, 
	PRIMARY KEY (person, kind, label), 
	UNIQUE (table_id)
);
INSERT INTO "tries" VALUES('fJPLzbeBO8ZSEZ8y','mine','2026-11-17','z-sgalZdD1HzMDOu',1.79495371954398655889e+09,1.79495372109639358525e+09,0,27,NULL);
CREATE TABLE vacations (
	person VARCHAR(40) NOT NULL, 
	began FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (person, began)
);
INSERT INTO "vacations" VALUES('fJPLzbeBO8ZSEZ8y',1.79495370359085941319e+09,1.79512650359085941314e+09);
CREATE INDEX tables_phase ON tables (phase, public);
CREATE INDEX tables_lobbies ON tables (phase, public, created);
CREATE INDEX leases_owner ON leases (owner);
CREATE INDEX passkeys_person ON passkeys (person);
CREATE INDEX challenges_expires ON challenges (expires);
CREATE INDEX tables_indexed ON tables (phase, "indexed");
CREATE INDEX members_open ON members (person, open, ended);
CREATE INDEX played_latest ON played (person, ended, table_id);
CREATE INDEX played_game ON played (person, game, ended, table_id);
CREATE INDEX played_gold ON played (person, game, gold, ended);
CREATE INDEX played_richest ON played (person, year, gold, ended);
CREATE INDEX played_longest ON played (person, year, seconds, ended);
CREATE INDEX played_table ON played (table_id);
CREATE INDEX tallies_key ON tallies (kind, "key");
CREATE INDEX tallies_kind ON tallies (person, kind, "key");
CREATE INDEX tables_unpacked ON tables (phase, packed, changed);
CREATE INDEX devices_person ON devices (person);
CREATE INDEX mails_address ON mails (address);
CREATE INDEX calls_due ON calls (due);
CREATE INDEX calls_person ON calls (person);
CREATE INDEX tries_results ON tries (kind, label, gold);
CREATE INDEX circles_founder ON circles (founder);
CREATE INDEX circle_people_person ON circle_people (person);
CREATE INDEX vacations_until ON vacations (until);
CREATE INDEX played_circle ON played (circle, ended, table_id);
CREATE INDEX played_company ON played (game, company, ended, table_id);
CREATE INDEX partners_latest ON partners (person, partner, ended, table_id);
CREATE INDEX partners_partner ON partners (partner);
CREATE INDEX partners_table ON partners (table_id);
CREATE INDEX people_silenced ON people (id) WHERE silenced = 1;
CREATE INDEX people_banned ON people (id) WHERE banned = 1;
COMMIT;
