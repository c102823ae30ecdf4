BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE alive (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "alive" VALUES(1,1.79490012103774738312e+09,1);
CREATE TABLE challenges (
	id VARCHAR(64) NOT NULL, 
	purpose VARCHAR(12) NOT NULL, 
	person VARCHAR(40), 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
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
INSERT INTO "entries" VALUES('0nvunNsz3CG11KAi',0,'created','{"kind":"created","code":"TQQAVR","game":"solo","players":1,"options":{"edition":"de","rounds":3,"first":"p1","troll_payment":"total","ladder_joint":false,"replace_all":true,"colour":"green"},"host":"Hs7ZTUwmpUQOfoV9","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490011959168815607e+09);
INSERT INTO "entries" VALUES('0nvunNsz3CG11KAi',1,'sat','{"kind":"sat","person":"Hs7ZTUwmpUQOfoV9","name":"Ada","seat":0}',1.79490011959168815607e+09);
INSERT INTO "entries" VALUES('0nvunNsz3CG11KAi',2,'start','{"kind":"start","record":"format = 1\ngame = \"solo\"\nrules = 2\ndeck = \"527dfdbc1904288e1c039f1e4252172f4d2a41f20c6c133ba7178d98a6b7439c\"\nplayers = 1\noptions = { edition = \"de\", rounds = 3, first = \"p1\", troll_payment = \"total\", ladder_joint = false, replace_all = true, colour = \"green\" }\nlog = [\n  \"goals NESW, NSW:door-blue@W+gold1, NEW:door-green@N+gold3, N|E|S|W, N|E|W, NE:gold2\",\n  \"deck NSW:door-blue@N NESW:door-blue@S NS|EW:gold1@N NW|S NS|W NS NE:ladder-green EW|S:gold1@S NSW|E:gold1@E NEW:troll@E NS repair-cart broken-cart repair-lantern-cart NESW:troll@W rockfall NE|SW NE key key broken-pick rockfall NS|EW repair-pick NEW:door-green@N repair-lantern NE|W map NSW:door-green@S repair-pick-cart repair-pick-lantern NE|S NW NW NE map NEW|S:gold1@S EW EW broken-cart broken-lantern NW|ES:gold1@E EW NESW:door-green@W NW|E broken-lantern NS EW broken-pick NW:ladder-blue NSW:troll@S NEW:door-blue@E\",\n]\n","seq":7}',1.79490011959631371495e+09);
INSERT INTO "entries" VALUES('0nvunNsz3CG11KAi',3,'chat','{"kind":"chat","person":"Hs7ZTUwmpUQOfoV9","name":"Ada","seat":0,"text":"Let us play solo!","id":"140314018906256-1","digest":"74c2389c0c26c756"}',1.79490011968009901049e+09);
INSERT INTO "entries" VALUES('0nvunNsz3CG11KAi',4,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":8,"person":"Hs7ZTUwmpUQOfoV9","id":"140314018906256-2","digest":"71da6e4e5bdaa339"}',1.79490011970546483989e+09);
INSERT INTO "entries" VALUES('0nvunNsz3CG11KAi',5,'move','{"kind":"move","seat":0,"lines":["p1: discard NS"],"seq":10,"person":"Hs7ZTUwmpUQOfoV9","id":"140314018906256-3","digest":"2a1bb3f99b91485f"}',1.79490011970940971375e+09);
INSERT INTO "entries" VALUES('0nvunNsz3CG11KAi',6,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:door-blue@N NW|S"],"seq":14,"person":"Hs7ZTUwmpUQOfoV9","id":"140314018906256-4","digest":"8f5178af6841865c"}',1.79490011972115612033e+09);
INSERT INTO "entries" VALUES('0nvunNsz3CG11KAi',7,'move','{"kind":"move","seat":0,"lines":["p1: NE -1,0"],"seq":16,"person":"Hs7ZTUwmpUQOfoV9","id":"140314018906256-5","digest":"2701bef37f389ddf"}',1.79490011972504043581e+09);
INSERT INTO "entries" VALUES('0nvunNsz3CG11KAi',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|SW"],"seq":22,"person":"Hs7ZTUwmpUQOfoV9","id":"140314018906256-6","digest":"4966a81c3c3d4f89"}',1.79490011973662543301e+09);
INSERT INTO "entries" VALUES('0nvunNsz3CG11KAi',9,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|EW key"],"seq":26,"person":"Hs7ZTUwmpUQOfoV9","id":"140314018906256-7","digest":"1586e73f3b40564a"}',1.79490011975348901741e+09);
INSERT INTO "entries" VALUES('0nvunNsz3CG11KAi',10,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|EW:gold1@N repair-pick"],"seq":30,"person":"Hs7ZTUwmpUQOfoV9","id":"140314018906256-8","digest":"0d660b3a9024cb76"}',1.79490011977197241781e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',0,'created','{"kind":"created","code":"VDUBPR","game":"duel","players":2,"options":{"edition":"de","rounds":2,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"Hs7ZTUwmpUQOfoV9","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490012043859267234e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',1,'sat','{"kind":"sat","person":"Hs7ZTUwmpUQOfoV9","name":"Ada","seat":0}',1.79490012043859267234e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490012043859267234e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 2, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NESW, NEW:door-green@N+gold3, N|W:gold1@W, EW|N|S:gold2, NSW:door-blue@W+gold1, N|E|S|W\",\n  \"deck NW|E NW repair-pick-lantern NE|S NEW:door-blue@E broken-pick broken-cart NW broken-lantern NSW:troll@S map EW NW:ladder-blue NS|EW:gold1@N repair-lantern-cart NS EW repair-pick-cart NW|S NSW:door-blue@N NW|ES:gold1@E NEW|S:gold1@S EW NE map repair-lantern broken-pick NE NESW:door-blue@S EW|S:gold1@S NE|SW broken-cart repair-pick NSW:door-green@S key NS|EW NE:ladder-green NESW:troll@W rockfall rockfall NS|W repair-cart broken-lantern NEW:troll@E EW NS NSW|E:gold1@E NESW:door-green@W NS key NE|W NEW:door-green@N\",\n]\n","seq":13}',1.79490012044173741345e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',4,'move','{"kind":"move","seat":0,"lines":["p1: map 5,0"],"seq":15,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-1","digest":"8f9219f0cabaa883"}',1.79490012047038030628e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',5,'move','{"kind":"move","seat":1,"lines":["p2: NES:troll@N -1,-1"],"seq":16}',1.79490012047505474094e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',6,'move','{"kind":"move","seat":1,"lines":["p2: bribe -1,-1"],"seq":18}',1.79490012047764515871e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',7,'move','{"kind":"move","seat":0,"lines":["p1: ES:ladder-blue -1,1"],"seq":20,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-2","digest":"73035d440f36661d"}',1.79490012048184418682e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',8,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW:gold1@N -1,-2"],"seq":23}',1.79490012048554277426e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',9,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:door-blue@E repair-lantern-cart"],"seq":27,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-3","digest":"27cf4afa3c3ec426"}',1.79490012049740743638e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',10,'move','{"kind":"move","seat":1,"lines":["p2: discard NS NW"],"seq":31}',1.79490012050161027909e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',11,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":33,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-4","digest":"9455d663db616b6a"}',1.79490012050538325309e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',12,'move','{"kind":"move","seat":1,"lines":["p2: NE|S 0,2"],"seq":35}',1.79490012050904130941e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',13,'move','{"kind":"move","seat":0,"lines":["p1: discard NW|E repair-pick-cart"],"seq":39,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-5","digest":"c86f74c41713ed1a"}',1.79490012051302790649e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',14,'move','{"kind":"move","seat":1,"lines":["p2: discard EW broken-pick"],"seq":43}',1.79490012051760721204e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',15,'move','{"kind":"move","seat":0,"lines":["p1: EW 1,1"],"seq":45,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-6","digest":"594bfaa6e37c0a2a"}',1.79490012052312707903e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',16,'move','{"kind":"move","seat":1,"lines":["p2: ES|N 0,0"],"seq":47}',1.79490012052796030043e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',17,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern repair-pick-lantern"],"seq":51,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-7","digest":"f170946b1b847e3f"}',1.79490012053210663788e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',18,'move','{"kind":"move","seat":1,"lines":["p2: NEW|S:gold1@S 0,-2"],"seq":54}',1.79490012053662467e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',19,'move','{"kind":"move","seat":0,"lines":["p1: NW|ES:gold1@E 1,-1"],"seq":56,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-8","digest":"24ee06aaf32c7e09"}',1.79490012054140496249e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',20,'move','{"kind":"move","seat":1,"lines":["p2: discard NE NE|SW"],"seq":60}',1.79490012054609656333e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',21,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:door-blue@S broken-cart"],"seq":64,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-9","digest":"62151888244e9671"}',1.7949001205542838574e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',22,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-lantern repair-pick"],"seq":68}',1.79490012055931091308e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',23,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-cart broken-pick"],"seq":72,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-10","digest":"f3098eb2738b0b58"}',1.79490012056411266322e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',24,'move','{"kind":"move","seat":1,"lines":["p2: NSW:door-blue@N 1,-2"],"seq":74}',1.79490012056867671019e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',25,'move','{"kind":"move","seat":0,"lines":["p1: rockfall 0,0"],"seq":76,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-11","digest":"fe7c007ed4350b83"}',1.79490012057834792138e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',26,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:troll@W NSW:door-green@S"],"seq":80}',1.79490012058576822286e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',27,'move','{"kind":"move","seat":0,"lines":["p1: NS|EW 2,1"],"seq":82,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-12","digest":"3b7bbb791328f836"}',1.79490012059374880789e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',28,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|W"],"seq":84}',1.79490012059723687168e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',29,'move','{"kind":"move","seat":0,"lines":["p1: discard EW rockfall"],"seq":88,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-13","digest":"f4fd593945d9aa1c"}',1.79490012060029983519e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',30,'move','{"kind":"move","seat":1,"lines":["p2: NEW:troll@E 3,1"],"seq":89}',1.79490012060314178465e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',31,'move','{"kind":"move","seat":1,"lines":["p2: bribe 3,1"],"seq":91}',1794900120.60499);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',32,'move','{"kind":"move","seat":0,"lines":["p1: NESW:door-green@E 0,0"],"seq":93,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-14","digest":"981ae2d6d5ea28e8"}',1.7949001206081452369e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',33,'move','{"kind":"move","seat":1,"lines":["p2: ES 1,-3"],"seq":95}',1.79490012061106443404e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',34,'move','{"kind":"move","seat":0,"lines":["p1: NES|W:gold1@W 4,1"],"seq":98,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-15","digest":"b67833ac955f1735"}',1.79490012061798739429e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',35,'move','{"kind":"move","seat":1,"lines":["p2: SW:ladder-green 2,0"],"seq":99}',1.79490012062155175208e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',36,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:door-green@N"],"seq":100,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-16","digest":"aa63c0ad3814230e"}',1.79490012062502050397e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',37,'move','{"kind":"move","seat":1,"lines":["p2: SW|E -1,-3"],"seq":101}',1.79490012062793278689e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',38,'move','{"kind":"move","seat":0,"lines":["p1: NE -2,-2"],"seq":102,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-17","digest":"d811947d3c30b9da"}',1.79490012063081622126e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',39,'move','{"kind":"move","seat":1,"lines":["p2: NS 2,2"],"seq":103}',1.79490012063363671302e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',40,'move','{"kind":"move","seat":0,"lines":["p1: EW|N:gold1@N -1,0"],"seq":105,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-18","digest":"abaa1993250b867e"}',1.79490012063617610936e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',41,'move','{"kind":"move","seat":1,"lines":["p2: NS 3,0"],"seq":106}',1.79490012063873910909e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',42,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-cart"],"seq":107,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-19","digest":"afa7615761e12803"}',1.79490012064127063746e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',43,'move','{"kind":"move","seat":1,"lines":["p2: discard map"],"seq":108}',1.79490012064629387853e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',44,'move','{"kind":"move","seat":0,"lines":["p1: key 1,-2"],"seq":109,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-20","digest":"10622389b6eca627"}',1.79490012064952635766e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',45,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-lantern"],"seq":110}',1.79490012065284132956e+09);
INSERT INTO "entries" VALUES('3faUMo9-jNqcCkVU',46,'move','{"kind":"move","seat":0,"lines":["p1: discard key","goals N|E|W, NE:door-blue@E+gold1, NW:gold2, NSW:door-green@S+gold2, NW:door-green@W+gold1, NEW:door-green@E+gold1","deck NW NS NESW:door-blue@S NE:ladder-green broken-cart NS NE|W NE|SW broken-pick broken-lantern broken-pick NW|E EW NE|S repair-lantern NEW:troll@E NS|W key key NE NW:ladder-blue repair-pick-cart map NEW:door-green@N repair-pick-lantern NESW:troll@W NSW:door-green@S NSW:door-blue@N broken-lantern NW|ES:gold1@E repair-pick NEW:door-blue@E NS|EW NSW:troll@S NS EW NE NESW:door-green@W broken-cart repair-lantern-cart EW map rockfall NW NW|S repair-cart rockfall EW"],"seq":130,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020926224-21","digest":"b46dc675ad272597","round":true}',1.79490012065630340576e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',0,'created','{"kind":"created","code":"GXPWWQ","game":"saboteur2","players":4,"options":{"edition":"de","rounds":3,"first":"random","boss_solo":true,"profiteer_solo":true,"profiteer_always":false,"trapped_geologist_paid":false,"ladder_joint":false,"sit_out":"rest_of_round"},"host":"Hs7ZTUwmpUQOfoV9","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490011893435692791e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',1,'sat','{"kind":"sat","person":"Hs7ZTUwmpUQOfoV9","name":"Ada","seat":0}',1.79490011893435692791e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490011893435692791e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79490011893435692791e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79490011893435692791e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur2\"\nrules = 2\ndeck = \"3348ac6703957f1fc48fc9628b24720d88b1f0c833322ab45e1c84636a1498d9\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", boss_solo = true, profiteer_solo = true, profiteer_always = false, trapped_geologist_paid = false, ladder_joint = false, sit_out = \"rest_of_round\" }\nlog = [\n  \"first p1\",\n  \"roles saboteur geologist green-digger geologist green-digger green-digger blue-digger blue-digger blue-digger saboteur profiteer boss green-digger saboteur blue-digger\",\n  \"goals stone NW, stone NE, gold\",\n  \"deck broken-pick swap-hats repair-pick-cart NW N|E|W NE|W EW NES broken-cart theft NEW free E:ladder NEW hands-off NE:ladder repair-pick-lantern broken-pick trapped map repair-cart NES NE|SW NS|EW broken-lantern hands-off NESW NW|S broken-cart broken-lantern free NS theft rockfall map NW|ES NES E:crystal EW EW broken-lantern EW:door-blue NS|E|W EW:door-green NE:door-blue theft map N|E|S|W swap-hats NS:door-blue NEW EW|N|S NS|EW NES:crystal N|S NESW NS NES NW:ladder map theft NE|S NW NEW NE broken-pick trapped NEW:crystal NE NESW:crystal NE NS|E:door-green NE N|E NEW NW:door-green E|W swap-hands NE rockfall repair-cart E broken-cart NESW trapped ESW|N:crystal inspection repair-lantern N|E|S NEW:crystal free NW repair-pick NESW repair-pick repair-lantern NEW:crystal NSW|E:crystal NESW inspection repair-lantern-cart NW NS N:crystal map EW|S:crystal NES N|W N:ladder swap-hands hands-off NW|E rockfall free map N NS\",\n]\n","seq":29}',1.79490011893871617316e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',6,'chat','{"kind":"chat","person":"Hs7ZTUwmpUQOfoV9","name":"Ada","seat":0,"text":"Let us play saboteur2!","id":"140314020862736-1","digest":"6c4f8a5855cb4315"}',1.79490011902266097072e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',7,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":30,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020862736-2","digest":"be471e4a6c4352fd"}',1.79490011903133583068e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',8,'move','{"kind":"move","seat":0,"lines":["p1: discard N|E|W broken-cart"],"seq":34,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020862736-3","digest":"679d721d2c4ea820"}',1794900119.0379);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',9,'move','{"kind":"move","seat":1,"lines":["p2: NEW -1,0"],"seq":36}',1.79490011904245734216e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',10,'move','{"kind":"move","seat":2,"lines":["p3: discard trapped"],"seq":38}',1.79490011904661679272e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',11,'move','{"kind":"move","seat":3,"lines":["p4: discard NW free map"],"seq":44}',1.79490011905025792122e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',12,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-cart"],"seq":46,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020862736-4","digest":"9430e5087f300408"}',1.79490011905608034138e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',13,'move','{"kind":"move","seat":1,"lines":["p2: discard theft"],"seq":48}',1.79490011905969095232e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',14,'move','{"kind":"move","seat":2,"lines":["p3: discard EW"],"seq":50}',1.79490011906258249284e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',15,'move','{"kind":"move","seat":3,"lines":["p4: discard NE:ladder broken-cart"],"seq":54}',1.79490011906571507449e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',16,'move','{"kind":"move","seat":0,"lines":["p1: discard E:ladder repair-pick-lantern"],"seq":58,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020862736-5","digest":"815bc378a96c98b3"}',1.79490011906939125061e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',17,'move','{"kind":"move","seat":1,"lines":["p2: NESW 0,-1"],"seq":60}',1.79490011907323217393e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',18,'move','{"kind":"move","seat":2,"lines":["p3: discard NEW NW|S"],"seq":64}',1.79490011907643342019e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',19,'move','{"kind":"move","seat":3,"lines":["p4: discard NS|EW"],"seq":66}',1.79490011907937383655e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',20,'move','{"kind":"move","seat":0,"lines":["p1: discard E:crystal broken-lantern broken-pick"],"seq":72,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020862736-6","digest":"7638a62b91733068"}',1.79490011908257865902e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',21,'move','{"kind":"move","seat":1,"lines":["p2: discard NES NE|W theft"],"seq":78}',1.79490011908776307108e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',22,'move','{"kind":"move","seat":2,"lines":["p3: rockfall 0,-1"],"seq":80}',1.79490011909169745445e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',23,'move','{"kind":"move","seat":3,"lines":["p4: NW|ES -1,-1"],"seq":82}',1.79490011909510016442e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',24,'move','{"kind":"move","seat":0,"lines":["p1: discard NE:door-blue NS|E|W hands-off"],"seq":88,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020862736-7","digest":"2c882f790d275e4d"}',1.7949001190986347198e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',25,'move','{"kind":"move","seat":1,"lines":["p2: swap-hats p1"],"seq":91}',1.7949001191023650169e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',26,'move','{"kind":"move","seat":2,"lines":["p3: discard hands-off repair-pick-cart"],"seq":95}',1.79490011910564899446e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',27,'move','{"kind":"move","seat":3,"lines":["p4: discard NES free map"],"seq":101}',1.79490011910888814933e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',28,'move','{"kind":"move","seat":0,"lines":["p1: discard EW:door-green EW|N|S NES"],"seq":107,"person":"Hs7ZTUwmpUQOfoV9","id":"140314020862736-8","digest":"c2291c3021cf7ee7"}',1.79490011911275410654e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',29,'move','{"kind":"move","seat":1,"lines":["p2: discard EW N|E|S|W map"],"seq":113}',1.79490011911609363554e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',30,'move','{"kind":"move","seat":2,"lines":["p3: N|S 0,1"],"seq":115}',1.7949001191193468571e+09);
INSERT INTO "entries" VALUES('5xSFj1ky3pVvlDqp',31,'move','{"kind":"move","seat":3,"lines":["p4: discard NS:door-blue NW:ladder broken-lantern"],"seq":121}',1.79490011912232899672e+09);
INSERT INTO "entries" VALUES('ZGSJwKxLsIHJtvcT',0,'created','{"kind":"created","code":"SDYMKG","game":"duel","players":2,"options":{"edition":"de","rounds":3,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"Hs7ZTUwmpUQOfoV9","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490011930945563313e+09);
INSERT INTO "entries" VALUES('ZGSJwKxLsIHJtvcT',1,'sat','{"kind":"sat","person":"Hs7ZTUwmpUQOfoV9","name":"Ada","seat":0}',1.79490011930945563313e+09);
INSERT INTO "entries" VALUES('ZGSJwKxLsIHJtvcT',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490011930945563313e+09);
INSERT INTO "entries" VALUES('ZGSJwKxLsIHJtvcT',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 3, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals N|E|W, N|W:gold1@W, N|S|W, NE:gold2, NSW:door-blue@N+gold3, N|E|S|W\",\n  \"deck repair-pick-lantern NESW:door-blue@S NEW|S:gold1@S NE|W rockfall NEW:troll@E broken-lantern NS repair-cart EW NESW:troll@W repair-lantern-cart broken-lantern repair-pick NS NE:ladder-green NSW|E:gold1@E broken-pick EW NS|EW NESW:door-green@W NEW:door-green@N EW map key NE NW EW|S:gold1@S NW map NW|S broken-cart repair-lantern NSW:door-green@S rockfall broken-cart NE|SW broken-pick NW:ladder-blue NS NSW:troll@S NEW:door-blue@E NSW:door-blue@N NW|E NE|S NS|W NW|ES:gold1@E NE key EW repair-pick-cart NS|EW:gold1@N\",\n]\n","seq":13}',1.79490011931844925877e+09);
INSERT INTO "entries" VALUES('ZGSJwKxLsIHJtvcT',4,'chat','{"kind":"chat","person":"Hs7ZTUwmpUQOfoV9","name":"Ada","seat":0,"text":"Let us play duel!","id":"140314019215824-1","digest":"46edc175ac67dcce"}',1.79490011940754365924e+09);
INSERT INTO "entries" VALUES('ZGSJwKxLsIHJtvcT',5,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":14,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019215824-2","digest":"d55348f8e14b9b36"}',1.79490011941736102101e+09);
INSERT INTO "entries" VALUES('ZGSJwKxLsIHJtvcT',6,'move','{"kind":"move","seat":0,"lines":["p1: NEW|S:gold1@S 0,0"],"seq":17,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019215824-3","digest":"ca38e94083dd08e4"}',1.79490011942276763918e+09);
INSERT INTO "entries" VALUES('ZGSJwKxLsIHJtvcT',7,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-blue@S 0,-2"],"seq":19}',1.79490011942893886573e+09);
INSERT INTO "entries" VALUES('ZGSJwKxLsIHJtvcT',8,'move','{"kind":"move","seat":0,"lines":["p1: NESW:troll@W -1,1"],"seq":20,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019215824-4","digest":"d880e9cef2bd9cc0"}',1.79490011943331193924e+09);
INSERT INTO "entries" VALUES('ZGSJwKxLsIHJtvcT',9,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":21,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019215824-5","digest":"3b460ddfebcaf80c"}',1.7949001194509878158e+09);
INSERT INTO "entries" VALUES('ZGSJwKxLsIHJtvcT',10,'move','{"kind":"move","seat":1,"lines":["p2: SW|E 0,-3"],"seq":23}',1.79490011945552921292e+09);
INSERT INTO "entries" VALUES('ZGSJwKxLsIHJtvcT',11,'move','{"kind":"move","seat":0,"lines":["p1: NS -1,2"],"seq":24,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019215824-6","digest":"ac0af779d844412d"}',1.79490011945988893506e+09);
INSERT INTO "entries" VALUES('ZGSJwKxLsIHJtvcT',12,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":25,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019215824-7","digest":"ffe73b0a4944d68d"}',1.79490011946256780624e+09);
INSERT INTO "entries" VALUES('ZGSJwKxLsIHJtvcT',13,'move','{"kind":"move","seat":1,"lines":["p2: NEW:troll@E -1,-3"],"seq":26}',1.79490011946719527245e+09);
INSERT INTO "entries" VALUES('ZGSJwKxLsIHJtvcT',14,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":27}',1.79490011947015571597e+09);
INSERT INTO "entries" VALUES('ZGSJwKxLsIHJtvcT',15,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern"],"seq":28,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019215824-8","digest":"0e6889b56c8d833f"}',1.79490011947432351107e+09);
INSERT INTO "entries" VALUES('cEL_4j372AwxH_Hz',0,'created','{"kind":"created","code":"MLZETJ","game":"saboteur","players":3,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"Hs7ZTUwmpUQOfoV9","public":true,"clock":{"kind":"none","seconds":0}}',1.79490012042752504354e+09);
INSERT INTO "entries" VALUES('cEL_4j372AwxH_Hz',1,'sat','{"kind":"sat","person":"Hs7ZTUwmpUQOfoV9","name":"Ada","seat":0}',1.79490012042752504354e+09);
INSERT INTO "entries" VALUES('cEL_4j372AwxH_Hz',2,'bot','{"kind":"bot","seat":1,"bot":"greedy"}',1.79490012042752504354e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',0,'created','{"kind":"created","code":"VDLQQE","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"Hs7ZTUwmpUQOfoV9","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490012066697812078e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',1,'sat','{"kind":"sat","person":"Hs7ZTUwmpUQOfoV9","name":"Ada","seat":0}',1.79490012066697812078e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490012066697812078e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals N|E:gold3@N, N|E|W, NEW:door-green@E+gold1, NE:gold2, NSW:door-green@S+gold2, NS|E|W:gold1\",\n  \"deck broken-pick NE|SW EW|S:gold1@S repair-cart rockfall key NEW|S:gold1@S NW NS|EW:gold1@N NE NSW:door-blue@N NESW:door-green@W EW NSW:troll@S NW|ES:gold1@E NSW:door-green@S EW NESW:troll@W NS NEW:door-green@N map NEW:door-blue@E NS|EW EW rockfall EW broken-lantern repair-lantern repair-pick NS NW|S broken-cart NS|W repair-lantern-cart NSW|E:gold1@E map repair-pick-cart NW|E NESW:door-blue@S broken-cart NE:ladder-green repair-pick-lantern NW NW:ladder-blue NE NE|S NEW:troll@E NS broken-lantern key NE|W broken-pick\",\n]\n","seq":13}',1.79490012067055416111e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',4,'move','{"kind":"move","seat":0,"lines":["p1: NES:door-blue@S 0,2"],"seq":15,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-1","digest":"2e4dc55f29498df4"}',1.79490012068653321261e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',5,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|SW repair-cart"],"seq":19}',1.79490012069013047217e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',6,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-pick"],"seq":21,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-2","digest":"d5b49184730d4ba4"}',1.79490012069385576252e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',7,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|ES:gold1@E"],"seq":23}',1.79490012069814372066e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',8,'move','{"kind":"move","seat":0,"lines":["p1: discard rockfall"],"seq":25,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-3","digest":"07c630b6147aab42"}',1.79490012070144295697e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',9,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-green@W 1,-1"],"seq":27}',1.79490012070431876178e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',10,'move','{"kind":"move","seat":0,"lines":["p1: NESW:troll@E 1,2"],"seq":28,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-4","digest":"a19b254c30cfc59e"}',1.79490012071074938769e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',11,'move','{"kind":"move","seat":0,"lines":["p1: bribe 1,2"],"seq":30,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-5","digest":"443638946380c9eb"}',1.79490012071287560464e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',12,'move','{"kind":"move","seat":1,"lines":["p2: NSW:troll@S 0,0"],"seq":31}',1.79490012071588587753e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',13,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":32}',1.79490012071770548823e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',14,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW|S:gold1@S"],"seq":33,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-6","digest":"ae7fca25c490aa04"}',1.79490012072177982328e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',15,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":34,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-7","digest":"8c1f94bef0d508f6"}',1.79490012072392940518e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',16,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NS"],"seq":36}',1.79490012072811841968e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',17,'move','{"kind":"move","seat":1,"lines":["p2: bribe 0,0"],"seq":39}',1.79490012073038840293e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',18,'move','{"kind":"move","seat":0,"lines":["p1: NS|EW:gold1@N 1,-2"],"seq":42,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-8","digest":"5bf624bddfeb2592"}',1.79490012073398137095e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',19,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW 0,3"],"seq":44}',1.7949001207370166779e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',20,'move','{"kind":"move","seat":0,"lines":["p1: NSW:door-green@S 1,1"],"seq":46,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-9","digest":"9ad30b05d8474cae"}',1.79490012074006485939e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',21,'move','{"kind":"move","seat":1,"lines":["p2: discard EW key"],"seq":50}',1.79490012074276208877e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',22,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern rockfall"],"seq":54,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-10","digest":"c1e56549ea1cca0a"}',1.79490012074554753304e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',23,'move','{"kind":"move","seat":1,"lines":["p2: discard NE"],"seq":56}',1.7949001207481532097e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',24,'move','{"kind":"move","seat":0,"lines":["p1: EW 2,2"],"seq":58,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-11","digest":"7d90e2760805158b"}',1.7949001207510991096e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',25,'move','{"kind":"move","seat":1,"lines":["p2: EW -1,1"],"seq":60}',1.79490012075398564341e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',26,'move','{"kind":"move","seat":0,"lines":["p1: NEW:door-green@N 1,3"],"seq":62,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-12","digest":"99320ace31e82a67"}',1.79490012075719785689e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',27,'move','{"kind":"move","seat":1,"lines":["p2: NW 0,4"],"seq":64}',1.7949001207599644661e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',28,'move','{"kind":"move","seat":0,"lines":["p1: NEW:door-blue@E -1,0"],"seq":66,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-13","digest":"27d13136c623e6c3"}',1.79490012076314616202e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',29,'move','{"kind":"move","seat":1,"lines":["p2: discard map map"],"seq":70}',1.79490012076576948164e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',30,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|W repair-pick-cart"],"seq":74,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-14","digest":"6c429372fec74914"}',1.79490012076905226705e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',31,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-lantern repair-lantern-cart"],"seq":78}',1.79490012077193093298e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',32,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW|E:gold1@E NW|S"],"seq":82,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-15","digest":"7a018b0c327295bb"}',1.79490012077567529674e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',33,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:door-blue@S"],"seq":84}',1.7949001207789411545e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',34,'move','{"kind":"move","seat":0,"lines":["p1: NE:ladder-green 2,1"],"seq":86,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-16","digest":"63298c68cdff4722"}',1.79490012078245902062e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',35,'move','{"kind":"move","seat":1,"lines":["p2: NE|S -2,1"],"seq":88}',1.79490012078608632091e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',36,'move','{"kind":"move","seat":0,"lines":["p1: ES:ladder-blue 0,5"],"seq":90,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-17","digest":"b0c2a45d1284afb7"}',1.79490012079422855376e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',37,'move','{"kind":"move","seat":1,"lines":["p2: ES|W -2,0"],"seq":92}',1.79490012079777836798e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',38,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:troll@E broken-lantern"],"seq":96,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-18","digest":"b47b5b2439623af9"}',1.79490012080699729924e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',39,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart repair-pick"],"seq":98}',1.7949001208227319717e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',40,'move','{"kind":"move","seat":0,"lines":["p1: SW 2,0"],"seq":99,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-19","digest":"14265ede22a2702c"}',1.79490012082845067976e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',41,'move','{"kind":"move","seat":1,"lines":["p2: NS 0,6"],"seq":100}',1.79490012083129644396e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',42,'move','{"kind":"move","seat":0,"lines":["p1: SW|E 1,-3"],"seq":101,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-20","digest":"e612c1729fe554ad"}',1.79490012083409595494e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',43,'move','{"kind":"move","seat":1,"lines":["p2: key 1,1"],"seq":102}',1.79490012083674263954e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',44,'move','{"kind":"move","seat":0,"lines":["p1: EW|S:gold1@S 3,1"],"seq":103,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-21","digest":"d8fa5c4369be8254"}',1.79490012083963870999e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',45,'move','{"kind":"move","seat":1,"lines":["p2: ES -1,4"],"seq":104}',1.79490012084241843228e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',46,'move','{"kind":"move","seat":0,"lines":["p1: broken-pick p2"],"seq":105,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-22","digest":"387e57d4c537a5b1"}',1.79490012084529709812e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',47,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick-lantern"],"seq":106}',1.79490012084860658643e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',48,'move','{"kind":"move","seat":0,"lines":["p1: discard NS"],"seq":107,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-23","digest":"719d4d7d9a9c08e0"}',1.79490012085264277457e+09);
INSERT INTO "entries" VALUES('mp1UhFdDEtnsAnJ0',49,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-cart"],"seq":112,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019199440-24","digest":"e65b1b3e3ffbd452","over":true,"winners":[0,1]}',1.7949001208556029797e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',0,'created','{"kind":"created","code":"JVFHMM","game":"dark-cave","players":4,"options":{"edition":"de","first":"random","end":"immediate","vein":"must","axe_continues":false},"host":"Hs7ZTUwmpUQOfoV9","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490012034908890726e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',1,'sat','{"kind":"sat","person":"Hs7ZTUwmpUQOfoV9","name":"Ada","seat":0}',1.79490012034908890726e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490012034908890726e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79490012034908890726e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79490012034908890726e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',5,'start','{"kind":"start","record":"format = 1\ngame = \"dark-cave\"\nrules = 2\ndeck = \"1339e9eb761bfae455979155d3b0149a1997c8ef3161ab7382e9930db8445f4b\"\nplayers = 4\noptions = { edition = \"de\", first = \"random\", end = \"immediate\", vein = \"must\", axe_continues = false }\nlog = [\n  \"first p2\",\n  \"roles yellow-loyal yellow-saboteur yellow-loyal yellow-saboteur\",\n  \"goals NESW:exit, NES:vein, NW:hole, NE:ladder\",\n  \"deck I.NEW I.axe I.NESW:hole I.rat I.NW I.NS|EW:bridge@E I.information I.NE|SW:tunnel I.NW|ES:tunnel I.NE:ladder I.NEW I.NS|EW:bridge@N I.information I.NES:hole I.goblin I.N:hole I.NEW I.NESW I.NESW I.rat I.NE I.EW I.lindworm I.boots I.NS I.NES I.web I.NES I.rockfall\",\n  \"deck II.goblin II.NES II.NEW:vein@N II.NE II.NEW:hole@N II.boots II.NS|EW:bridge@N II.E:hole II.information II.rat II.lindworm II.rockfall II.N:ladder II.EW II.NW:ladder@N II.NESW II.information II.NS II.swap-hands II.NESW II.NE|SW:tunnel II.NES:hole@E II.web II.NEW II.axe II.NW II.NW|ES:tunnel\",\n  \"deck III.NE|SW:tunnel III.N:hole III.NEW III.EW III.boots III.NS|EW:bridge@E III.NW III.rockfall III.information III.goblin III.NEW:hole III.goblin III.NES:vein III.rat III.rat III.NESW III.NE III.swap-hands III.E:ladder III.NESW:hole III.web III.NES III.axe III.lindworm III.NS III.lindworm\",\n]\n","seq":25}',1.79490012035290765757e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',6,'move','{"kind":"move","seat":1,"lines":["p2: I.NESW 1,0"],"seq":26}',1.79490012035727286338e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',7,'move','{"kind":"move","seat":1,"lines":["p2: stop"],"seq":27}',1.79490012035960125923e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',8,'move','{"kind":"move","seat":2,"lines":["p3: discard I.boots"],"seq":28}',1.79490012036275720596e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',9,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":29}',1.79490012036457037927e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',10,'move','{"kind":"move","seat":3,"lines":["p4: I.ESW -1,0"],"seq":30}',1.7949001203732178211e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',11,'move','{"kind":"move","seat":3,"lines":["p4: step 1,0"],"seq":31}',1.79490012037568092348e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',12,'move','{"kind":"move","seat":3,"lines":["p4: step 0,0"],"seq":32}',1.79490012037793803217e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',13,'move','{"kind":"move","seat":3,"lines":["p4: step -1,0"],"seq":34}',1.79490012038032317157e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',14,'chat','{"kind":"chat","person":"Hs7ZTUwmpUQOfoV9","name":"Ada","seat":0,"text":"Let us play dark-cave!","id":"140314019095376-1","digest":"2ffc1f50715e89f2"}',1.79490012038440752031e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',15,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":35,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019095376-2","digest":"08ea72b5449bddc4"}',1.79490012038633418084e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',16,'move','{"kind":"move","seat":0,"lines":["p1: discard I.EW I.NES:hole"],"seq":37,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019095376-3","digest":"a815d730ca32cd6e"}',1.79490012038869595524e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',17,'move','{"kind":"move","seat":0,"lines":["p1: step -1,0"],"seq":38,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019095376-4","digest":"0bfccdfd00472c0e"}',1.79490012039103102687e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',18,'move','{"kind":"move","seat":0,"lines":["p1: stop"],"seq":40,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019095376-5","digest":"93e2d2e56895aed1"}',1.79490012039344406123e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',19,'move','{"kind":"move","seat":1,"lines":["p2: I.NSW 2,0"],"seq":41}',1.79490012039714884762e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',20,'move','{"kind":"move","seat":1,"lines":["p2: stop"],"seq":42}',1.7949001203994982243e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',21,'move','{"kind":"move","seat":2,"lines":["p3: I.S:hole 2,-1"],"seq":43}',1.79490012040254878992e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',22,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":44}',1.79490012040430903434e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',23,'move','{"kind":"move","seat":3,"lines":["p4: I.NSW 1,-1"],"seq":45}',1.7949001204075574875e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',24,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":46}',1.79490012040989518164e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',25,'move','{"kind":"move","seat":0,"lines":["p1: I.NE:ladder -2,0"],"seq":47,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019095376-6","digest":"cbb213d8ffa84d8e"}',1.7949001204137990475e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',26,'move','{"kind":"move","seat":0,"lines":["p1: step -2,0"],"seq":48,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019095376-7","digest":"978897db2e854095"}',1.79490012041616058347e+09);
INSERT INTO "entries" VALUES('tGn4q9_rS4NF60yE',27,'move','{"kind":"move","seat":0,"lines":["p1: step -1,0"],"seq":49,"person":"Hs7ZTUwmpUQOfoV9","id":"140314019095376-8","digest":"ee39d664298969bc"}',1.79490012041810679437e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',0,'created','{"kind":"created","code":"NEMKQM","game":"saboteur","players":4,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"Hs7ZTUwmpUQOfoV9","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490011583324480049e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',1,'sat','{"kind":"sat","person":"Hs7ZTUwmpUQOfoV9","name":"Ada","seat":0}',1.79490011583324480049e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490011583324480049e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79490011583324480049e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79490011583324480049e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur\"\nrules = 2\ndeck = \"8cb0fd70660963454aca118a477a56e53a52aaa9a3742d0a518c1975fae12e53\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", gold_draw = \"diggers\", connect = \"required\", round_end = \"hands_empty\", self_break = false, broken_no_gold = false }\nlog = [\n  \"first p3\",\n  \"roles digger digger digger digger saboteur\",\n  \"goals stone NE, stone NW, gold\",\n  \"deck repair-cart NS NE N|S NEW NESW NES NES map broken-lantern NW NESW NESW repair-lantern-cart NES broken-pick N|E NW broken-cart NESW map map E repair-pick E|W N EW EW NS NES NE broken-lantern broken-lantern NESW broken-pick map NS repair-cart NE NW EW N|E|S|W map NEW rockfall N|W NEW rockfall repair-pick-cart broken-cart map broken-cart N|E|W rockfall repair-pick NS repair-lantern NEW broken-pick repair-pick-lantern repair-lantern NE N|E|S NE NW NEW NES\",\n]\n","seq":29}',1.79490011587926077841e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',6,'move','{"kind":"move","seat":2,"lines":["p3: discard E"],"seq":31}',1.79490011812866950033e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',7,'move','{"kind":"move","seat":3,"lines":["p4: discard broken-pick"],"seq":33}',1.79490011819736957547e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',8,'chat','{"kind":"chat","person":"Hs7ZTUwmpUQOfoV9","name":"Ada","seat":0,"text":"Let us play saboteur!","id":"140314082818960-1","digest":"1d2848458cc17b9a"}',1.79490011822521805767e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',9,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":34,"person":"Hs7ZTUwmpUQOfoV9","id":"140314082818960-2","digest":"c4335e1bc65a87ac"}',1.79490011822804141046e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',10,'move','{"kind":"move","seat":0,"lines":["p1: NESW 0,-1"],"seq":36,"person":"Hs7ZTUwmpUQOfoV9","id":"140314082818960-3","digest":"7496200acff445b4"}',1.79490011823045945166e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',11,'move','{"kind":"move","seat":1,"lines":["p2: map 8,-2"],"seq":38}',1.79490011823429560658e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',12,'move','{"kind":"move","seat":2,"lines":["p3: SW 1,0"],"seq":40}',1.79490011823752665517e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',13,'move','{"kind":"move","seat":3,"lines":["p4: NESW 0,1"],"seq":42}',1.7949001182407515049e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',14,'move','{"kind":"move","seat":0,"lines":["p1: S|W 0,-2"],"seq":44,"person":"Hs7ZTUwmpUQOfoV9","id":"140314082818960-4","digest":"10441f13e0d8e815"}',1.79490011824454736709e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',15,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-lantern-cart"],"seq":46}',1.79490011824866342541e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',16,'move','{"kind":"move","seat":2,"lines":["p3: broken-cart p4"],"seq":48}',1.79490011825171089177e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',17,'move','{"kind":"move","seat":3,"lines":["p4: discard N|S"],"seq":50}',1.79490011825500130658e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',18,'move','{"kind":"move","seat":0,"lines":["p1: repair-cart p4"],"seq":52,"person":"Hs7ZTUwmpUQOfoV9","id":"140314082818960-5","digest":"3e6c77764a04c2e2"}',1.7949001182586088181e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',19,'move','{"kind":"move","seat":1,"lines":["p2: NW 1,-1"],"seq":54}',1.79490011826208782199e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',20,'move','{"kind":"move","seat":2,"lines":["p3: broken-lantern p2"],"seq":56}',1.79490011826503300662e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',21,'move','{"kind":"move","seat":3,"lines":["p4: NES 1,-2"],"seq":58}',1.79490011826797628401e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',22,'move','{"kind":"move","seat":0,"lines":["p1: ESW 2,-2"],"seq":60,"person":"Hs7ZTUwmpUQOfoV9","id":"140314082818960-6","digest":"9f0db0f97ed460ae"}',1.79490011877385425564e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',23,'move','{"kind":"move","seat":1,"lines":["p2: discard NS"],"seq":62}',1.79490011878464746477e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',24,'move','{"kind":"move","seat":2,"lines":["p3: NES -1,-1"],"seq":64}',1.79490011879045581813e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',25,'move','{"kind":"move","seat":3,"lines":["p4: NESW -1,1"],"seq":66}',1.7949001187938292026e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',26,'move','{"kind":"move","seat":0,"lines":["p1: broken-pick p2"],"seq":68,"person":"Hs7ZTUwmpUQOfoV9","id":"140314082818960-7","digest":"2bb2363a773e4ff7"}',1.79490011879788565634e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',27,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW"],"seq":70}',1.79490011880152964597e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',28,'move','{"kind":"move","seat":2,"lines":["p3: NES 2,-1"],"seq":72}',1.79490011880496740342e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',29,'move','{"kind":"move","seat":3,"lines":["p4: discard N|E|S|W"],"seq":74}',1794900118.8083);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',30,'move','{"kind":"move","seat":0,"lines":["p1: NE -1,2"],"seq":76,"person":"Hs7ZTUwmpUQOfoV9","id":"140314082818960-8","digest":"c462fd5a47cf0ce9"}',1.79490011881165814396e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',31,'move','{"kind":"move","seat":1,"lines":["p2: discard EW"],"seq":78}',1.79490011881586432459e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',32,'move','{"kind":"move","seat":2,"lines":["p3: EW 3,-1"],"seq":80}',1.79490011881887054443e+09);
INSERT INTO "entries" VALUES('udzBhDdXeu21SU7d',33,'move','{"kind":"move","seat":3,"lines":["p4: NSW 4,-1"],"seq":82}',1.79490011882285904884e+09);
CREATE TABLE leases (
	table_id VARCHAR(40) NOT NULL, 
	owner VARCHAR(40) NOT NULL, 
	epoch INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "members" VALUES('Hs7ZTUwmpUQOfoV9','udzBhDdXeu21SU7d');
INSERT INTO "members" VALUES('Hs7ZTUwmpUQOfoV9','5xSFj1ky3pVvlDqp');
INSERT INTO "members" VALUES('Hs7ZTUwmpUQOfoV9','ZGSJwKxLsIHJtvcT');
INSERT INTO "members" VALUES('Hs7ZTUwmpUQOfoV9','0nvunNsz3CG11KAi');
INSERT INTO "members" VALUES('Hs7ZTUwmpUQOfoV9','tGn4q9_rS4NF60yE');
INSERT INTO "members" VALUES('Hs7ZTUwmpUQOfoV9','cEL_4j372AwxH_Hz');
INSERT INTO "members" VALUES('Hs7ZTUwmpUQOfoV9','3faUMo9-jNqcCkVU');
INSERT INTO "members" VALUES('Hs7ZTUwmpUQOfoV9','mp1UhFdDEtnsAnJ0');
CREATE TABLE mutes (
	person VARCHAR(40) NOT NULL, 
	muted VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, muted)
);
CREATE TABLE notes (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	mark INTEGER, 
	round INTEGER NOT NULL, 
	text VARCHAR(240) NOT NULL, 
	PRIMARY KEY (person, table_id, seat)
);
CREATE TABLE owners (
	id VARCHAR(40) NOT NULL, 
	label VARCHAR(120) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
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
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	link VARCHAR(64), 
	created FLOAT NOT NULL, sessions INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (link)
);
INSERT INTO "people" VALUES('Hs7ZTUwmpUQOfoV9','Ada','en','2a18dd03fb0d7e0b1473732049d711c93a0d12ff01ddac7e0f5539304a44edfe',1.79490011569148421284e+09,0);
CREATE TABLE stops (
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (began)
);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	code VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	phase VARCHAR(12) NOT NULL, 
	free INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, summary TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('udzBhDdXeu21SU7d','NEMKQM',0,'playing',0,1.79490011583324480049e+09,1.79490011882285904884e+09,'{"game":"saboteur","players":4,"names":["Ada","random","random","random"],"people":["Hs7ZTUwmpUQOfoV9",null,null,null],"asked":0,"winners":null}');
INSERT INTO "tables" VALUES('5xSFj1ky3pVvlDqp','GXPWWQ',0,'playing',0,1.79490011893435692791e+09,1.79490011912232899672e+09,'{"game":"saboteur2","players":4,"names":["Ada","random","random","random"],"people":["Hs7ZTUwmpUQOfoV9",null,null,null],"asked":0,"winners":null}');
INSERT INTO "tables" VALUES('ZGSJwKxLsIHJtvcT','SDYMKG',0,'playing',0,1.79490011930945563313e+09,1.79490011947015571597e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["Hs7ZTUwmpUQOfoV9",null],"asked":0,"winners":null}');
INSERT INTO "tables" VALUES('0nvunNsz3CG11KAi','TQQAVR',0,'playing',0,1.79490011959168815607e+09,1.79490011959631371495e+09,'{"game":"solo","players":1,"names":["Ada"],"people":["Hs7ZTUwmpUQOfoV9"],"asked":0,"winners":null}');
INSERT INTO "tables" VALUES('tGn4q9_rS4NF60yE','JVFHMM',0,'playing',0,1.79490012034908890726e+09,1.79490012040989518164e+09,'{"game":"dark-cave","players":4,"names":["Ada","random","random","random"],"people":["Hs7ZTUwmpUQOfoV9",null,null,null],"asked":0,"winners":null}');
INSERT INTO "tables" VALUES('cEL_4j372AwxH_Hz','MLZETJ',1,'lobby',1,1.79490012042752504354e+09,1.79490012042752504354e+09,'{"game":"saboteur","players":3,"names":["Ada","greedy",""],"people":["Hs7ZTUwmpUQOfoV9",null,null],"asked":null,"winners":null}');
INSERT INTO "tables" VALUES('3faUMo9-jNqcCkVU','VDUBPR',0,'between',0,1.79490012043859267234e+09,1.79490012065630340576e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["Hs7ZTUwmpUQOfoV9",null],"asked":null,"winners":null}');
INSERT INTO "tables" VALUES('mp1UhFdDEtnsAnJ0','VDLQQE',0,'over',0,1.79490012066697812078e+09,1.7949001208556029797e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["Hs7ZTUwmpUQOfoV9",null],"asked":null,"winners":[0,1]}');
CREATE INDEX tables_phase ON tables (phase, public);
CREATE INDEX tables_lobbies ON tables (phase, public, created);
CREATE INDEX leases_owner ON leases (owner);
CREATE INDEX passkeys_person ON passkeys (person);
CREATE INDEX challenges_expires ON challenges (expires);
COMMIT;
